// The kinds of file that come and go, as HTTP names them.
export const CSV = 'text/csv';
export const PDF = 'application/pdf';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Whatever it is: its content tells. */
export const OCTETOS = 'application/octet-stream';
