// Runs before the shell in the page of somebody who works at a remote: development builds stand in for the shell's React, under the shell's own ids.
import './hook.mjs'
import React from 'react'
import jsxRuntime from 'react/jsx-runtime'
import ReactDom from 'react-dom'
import ReactDomClient from 'react-dom/client'

const copies = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
}
const modules = Object.entries(copies).map(([id, exports]) => [id, (module) => void (module.exports = exports)])
const chunks = (globalThis.webpackChunkshell ??= [])
chunks.push([['development-react'], Object.fromEntries(modules)])
