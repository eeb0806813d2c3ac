// For tests: statements as an OFX 2.x, which is XML.
import { type EstadoPorEscribir, saldoAlFinal } from '../escribir/estado-por-escribir.ts';
import { fitid } from './escribir-ofx1.ts';
import { cifraDe, compacta, escapado } from './piezas-escritas.ts';

export function escribirOfx2(estados: readonly EstadoPorEscribir[]): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX>
  <BANKMSGSRSV1>
${estados.map(respuesta).join('\n')}
  </BANKMSGSRSV1>
</OFX>
`;
}

function respuesta(estado: EstadoPorEscribir): string {
  return `    <STMTTRNRS>
      <STMTRS>
        <CURDEF>${estado.moneda}</CURDEF>
        <BANKACCTFROM><BANKID>GT</BANKID><ACCTID>${estado.cuenta}</ACCTID><ACCTTYPE>SAVINGS</ACCTTYPE></BANKACCTFROM>
        <BANKTRANLIST>
          <DTSTART>${compacta(estado.desde)}000000</DTSTART>
          <DTEND>${compacta(estado.hasta)}235959</DTEND>
${estado.lineas.map(movimiento).join('\n')}
        </BANKTRANLIST>
        <LEDGERBAL><BALAMT>${cifraDe(saldoAlFinal(estado))}</BALAMT><DTASOF>${compacta(estado.hasta)}</DTASOF></LEDGERBAL>
      </STMTRS>
    </STMTTRNRS>`;
}

function movimiento(
  { fecha, monto, texto, referencia }: EstadoPorEscribir['lineas'][number],
  i: number,
): string {
  return `          <STMTTRN>
            <TRNTYPE>OTHER</TRNTYPE>
            <DTPOSTED>${compacta(fecha)}</DTPOSTED>
            <TRNAMT>${cifraDe(monto)}</TRNAMT>
            <FITID>${fitid(i)}</FITID>
            ${referencia === null ? '<REFNUM/>' : `<REFNUM>${referencia}</REFNUM>`}
            <PAYEE><NAME>${escapado(texto)}</NAME><CITY>Guatemala</CITY></PAYEE>
            <BANKACCTTO><ACCTID>999</ACCTID></BANKACCTTO>
          </STMTTRN>`;
}
