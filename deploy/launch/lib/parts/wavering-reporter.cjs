const { writeFileSync } = require('node:fs')

/**
 * A jest reporter that writes tests which failed and then passed on retry into the file WAVERING_FILE; jest's
 * own result does not report them as failed.
 */
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
