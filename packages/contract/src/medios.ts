// The kinds of file that come and go, as HTTP names them.
export const CSV = 'text/csv';
/** A journal of a plain-text accounting program (hledger, ledger, beancount), or any table of text. */
export const DIARIO = 'text/x-ledger';
export const PDF = 'application/pdf';
export const ZIP = 'application/zip';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Whatever it is: its content tells. */
export const OCTETOS = 'application/octet-stream';
