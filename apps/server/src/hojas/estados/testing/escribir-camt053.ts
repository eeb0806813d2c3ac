// For tests: statements as a CAMT.053, under any prefix and in the manner of older or newer versions.
import { magnitud } from '@cuadra/core/dinero';
import { type EstadoPorEscribir, saldoAlFinal } from '../escribir/estado-por-escribir.ts';
import { cifraDe, escapado } from './piezas-escritas.ts';

export interface FormaDeCamt {
  /** `ns2:`, or nothing. */
  readonly prefijo: string;
  /** From 08 on, what an entry is stands inside of another element; and days may be moments. */
  readonly version: '02' | '08';
}

export function escribirCamt053(
  estados: readonly EstadoPorEscribir[],
  { prefijo: p, version }: FormaDeCamt,
): string {
  const espacio = p === '' ? 'xmlns' : `xmlns:${p.slice(0, -1)}`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Document ${espacio}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-16T12:00:00-06:00</CreDtTm></GrpHdr>
${estados.map((estado) => stmt(estado, version)).join('\n')}
</BkToCstmrStmt></Document>
`;
  return p === '' ? xml : xml.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${p}`);
}

function stmt(estado: EstadoPorEscribir, version: FormaDeCamt['version']): string {
  const { cuenta, moneda, desde, hasta, saldoInicial, lineas } = estado;
  return `<Stmt><Id>S1</Id><FrToDt><FrDtTm>${desde}T00:00:00</FrDtTm><ToDtTm>${hasta}T23:59:59</ToDtTm></FrToDt>
<Acct><Id><Othr><Id>${cuenta}</Id></Othr></Id><Ccy>${moneda}</Ccy></Acct>
${saldo('OPBD', saldoInicial ?? 0, moneda ?? '', desde)}
${saldo('CLBD', saldoAlFinal(estado), moneda ?? '', hasta)}
${lineas.map((linea) => ntry(linea, moneda ?? '', version)).join('\n')}
</Stmt>`;
}

function saldo(codigo: string, monto: number, moneda: string, fecha: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${codigo}</Cd></CdOrPrtry></Tp><Amt Ccy="${moneda}">${cifraDe(Math.abs(monto))}</Amt><CdtDbtInd>${lado(monto)}</CdtDbtInd><Dt><Dt>${fecha}</Dt></Dt></Bal>`;
}

function ntry(
  { fecha, monto, texto, referencia }: EstadoPorEscribir['lineas'][number],
  moneda: string,
  version: FormaDeCamt['version'],
): string {
  const situacion = version === '02' ? 'BOOK' : '<Cd>BOOK</Cd>';
  const dia = version === '02' ? `<Dt>${fecha}</Dt>` : `<DtTm>${fecha}T23:30:00-06:00</DtTm>`;
  return `<Ntry><Amt Ccy="${moneda}">${cifraDe(magnitud(monto))}</Amt><CdtDbtInd>${lado(monto)}</CdtDbtInd><Sts>${situacion}</Sts><BookgDt>${dia}</BookgDt><ValDt><Dt>2001-01-01</Dt></ValDt>
<NtryDtls><TxDtls><Refs><EndToEndId>${referencia ?? 'NOTPROVIDED'}</EndToEndId></Refs><RmtInf><Ustrd>${escapado(texto)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

const lado = (monto: number): string => (monto < 0 ? 'DBIT' : 'CRDT');
