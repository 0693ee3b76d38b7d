export {
  askExport,
  linkExport,
  stopExport,
  takeExport,
  type ExportFile,
  type ExportId,
} from './ask.ts'
export { listExports, readChunks, type ExportLine, type ExportState } from './list.ts'
export { pruneExports, runNextExport } from './run.ts'
