// For tests: statements as an OFX 1.x in SGML, whose values close nothing.
import { type EstadoPorEscribir, saldoAlFinal } from '../escribir/estado-por-escribir.ts';
import { cifraDe, compacta, escapado } from './piezas-escritas.ts';

export function escribirOfx1(estados: readonly EstadoPorEscribir[]): string {
  return [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    'ENCODING:UNICODE',
    'CHARSET:NONE',
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '',
    '<OFX>',
    '<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261116120000<LANGUAGE>SPA</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1>',
    ...estados.flatMap(respuesta),
    '</BANKMSGSRSV1>',
    '</OFX>',
    '',
  ].join('\r\n');
}

function respuesta(estado: EstadoPorEscribir): string[] {
  return [
    '<STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS>',
    `<CURDEF>${estado.moneda}`,
    `<BANKACCTFROM><BANKID>GT<ACCTID>${estado.cuenta}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${compacta(estado.desde)}<DTEND>${compacta(estado.hasta)}`,
    ...estado.lineas.flatMap(({ fecha, monto, texto, referencia }, i) => [
      '<STMTTRN>',
      `<TRNTYPE>${monto < 0 ? 'DEBIT' : 'CREDIT'}`,
      `<DTPOSTED>${compacta(fecha)}120000[-6:CST]`,
      `<TRNAMT>${cifraDe(monto)}`,
      `<FITID>${fitid(i)}`,
      ...(referencia === null ? [] : [`<CHECKNUM>${referencia}`]),
      // As banks do: the name cut short, the whole of it in the memo.
      `<NAME>${escapado([...texto].slice(0, 32).join(''))}`,
      `<MEMO>${escapado(texto)}`,
      '</STMTTRN>',
    ]),
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${cifraDe(saldoAlFinal(estado))}<DTASOF>${compacta(estado.hasta)}</LEDGERBAL>`,
    '<AVAILBAL><BALAMT>1.00<DTASOF>20261116</AVAILBAL>',
    '</STMTRS></STMTTRNRS>',
  ];
}

export const fitid = (lugar: number): string => `F${lugar + 1}`;
