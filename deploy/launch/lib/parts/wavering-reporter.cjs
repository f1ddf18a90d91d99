const { writeFileSync } = require('node:fs')

/** A reporter for jest that writes the tests which failed and passed when they were tried again into the file WAVERING_FILE; jest's own result leaves out that they failed. */
module.exports = class WaveringReporter {
  wavering = []

  onTestResult(_test, { testFilePath, testResults }) {
    for (const { fullName, status, retryReasons = [] } of testResults)
      if (status === 'passed' && retryReasons.length > 0)
        this.wavering.push({ file: testFilePath, fullName, reasons: retryReasons })
  }

  onRunComplete() {
    const file = process.env.WAVERING_FILE
    if (file) writeFileSync(file, JSON.stringify(this.wavering))
  }
}
