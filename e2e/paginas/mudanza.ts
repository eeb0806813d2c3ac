// What a cooperative that moves in brings: a chart of another program, its balances, and two years of its journal as hledger writes it.
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { codigosDe, leerSobre } from '../../apps/server/src/acceso/testing/leer-sobre.ts';

export const CONTRASENA = 'Cardamomo-de-Coban-77';

/** Seven levels, other codes and other headings, as a program of here writes them: with semicolons, in Latin-1. */
export const CATALOGO = [
  'No. de cuenta;Denominación;Movimiento',
  '1;ACTIVO;No',
  '1.1;Disponibilidades;No',
  '1.1.1;Moneda nacional;No',
  '1.1.1.01;Caja;No',
  '1.1.1.01.001;Agencia central;No',
  '1.1.1.01.001.0001;Ventanillas;No',
  '1.1.1.01.001.0001.01;Caja general;Sí',
  '1.1.1.02;Bancos;No',
  '1.1.1.02.001;Depósitos monetarios;Sí',
  '2;PASIVO;No',
  '2.1;Obligaciones depositarias;No',
  '2.1.1;Ahorro corriente;Sí',
  '3;PATRIMONIO;No',
  '3.1;Aportaciones de asociados;Sí',
  '3.2;Resultado del ejercicio;Sí',
  '3.3;Resultados acumulados;Sí',
  '4;INGRESOS;No',
  '4.1;Intereses cobrados;Sí',
  '4.2;Sobrantes de caja;Sí',
  '5;GASTOS;No',
  '5.1;Sueldos y salarios;Sí',
  '5.2;Faltantes de caja;Sí',
].join('\r\n');

export const PERSONAS = [
  'Nombre completo;Correo;Puesto;Sucursales',
  'Marta Sicajau;marta@laceiba.gt;Contador;01',
  'Julio Batz;julio@laceiba.gt;Contador;01',
  'Lucía Coc;lucia@laceiba.gt;Cajero;01',
].join('\r\n');

/** By the codes of the old program. 50,000.00 + 200,000.00 = 180,000.00 + 70,000.00 */
export const SALDOS = [
  'Sucursal\tCuenta\tDeudor\tAcreedor',
  '01\t1.1.1.01.001.0001.01\t50,000.00\t',
  '01\t1.1.1.02.001\t200,000.00\t',
  '01\t2.1.1\t\t180,000.00',
  '01\t3.1\t\t70,000.00',
].join('\n');

const MESES = Array.from({ length: 24 }, (_, n) => ({ anio: 2024 + Math.floor(n / 12), mes: (n % 12) + 1 }));

/** Each month interest comes in and salaries go out: 1,250.75 − 1,000.25 = 250.50 more in the bank, 24 times = 6,012.00. */
export const DIARIO = [
  '"txnidx","date","code","description","account","amount"',
  ...MESES.flatMap(({ anio, mes }, n) => {
    const fecha = (dia: number) => `${String(mes).padStart(2, '0')}/${String(dia).padStart(2, '0')}/${anio}`;
    return [
      [n * 2 + 1, fecha(15), 'Intereses de préstamos', 'Activo:Bancos:Depósitos monetarios', '1.250,75'],
      [n * 2 + 1, fecha(15), 'Intereses de préstamos', 'Ingresos:Intereses cobrados', '-1.250,75'],
      [n * 2 + 2, fecha(28), 'Planilla', 'Gastos:Sueldos y salarios', '1.000,25'],
      [n * 2 + 2, fecha(28), 'Planilla', 'Activo:Bancos:Depósitos monetarios', '-1.000,25'],
    ].map(
      ([txn, dia, concepto, cuenta, monto]) => `"${txn}","${dia}","","${concepto}","${cuenta}","${monto}"`,
    );
  }),
].join('\n');

/** As the old program ended, the results of both years carried forward: by the codes that the accounts have here. */
export const BALANCE_ANTERIOR = [
  ['1011010101', '50,000.00', '0.00'],
  ['10110201', '206,012.00', '0.00'],
  ['3011', '0.00', '180,000.00'],
  ['501', '0.00', '70,000.00'],
  ['503', '0.00', '6,012.00'],
]
  .map((celdas) => ['01', ...celdas].join('\t'))
  .join('\n');

export const enLatin1 = (texto: string): Buffer => Buffer.from(texto, 'latin1');

/** The code of each person's envelope, by their address. */
export async function codigosPorCorreo(
  sobres: Buffer,
  correos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const codigos = codigosDe(await leerSobre(sobres));
  return new Map(correos.map((correo, lugar) => [correo, codigos[lugar] ?? '']));
}

/** Their password by the code of their envelope and, but for the first who enters, the key that another person told them. */
export async function ponerContrasena(
  request: APIRequestContext,
  url: string,
  email: string,
  { token, clave }: { readonly token: string; readonly clave?: string },
): Promise<void> {
  const sobre = { email, ...(clave === undefined ? {} : { clave }) };
  await pedir(request, `${url}/api/auth/reset-password`, { token, sobre, password: CONTRASENA });
}

/** In one step, with the application of codes that a role may ask for: how people enter has its own tests. */
export async function entrar(page: Page, url: string, email: string): Promise<void> {
  const ingreso = { email, password: CONTRASENA };
  const { accessToken } = await pedir<{ accessToken: string }>(
    page.request,
    `${url}/api/auth/sign-in`,
    ingreso,
  );
  const headers = { authorization: `Bearer ${accessToken}` };
  const totp = `${url}/api/common/second-factor/totp`;
  const { secreto } = await pedir<{ secreto: string }>(page.request, totp, {}, headers);
  await pedir(page.request, `${totp}/confirm`, { codigo: codigoTemporal(secreto) }, headers);
  await page.goto(`${url}/scheme.js`);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
}

export const codigoTemporal = (secreto: string): string =>
  new TOTP({ secret: Secret.fromBase32(secreto.replaceAll(' ', '')) }).generate();

async function pedir<T>(
  request: APIRequestContext,
  url: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const respuesta = await request.post(url, { data, headers });
  if (!respuesta.ok()) throw new Error(`${url}: ${await respuesta.text()}`);
  return respuesta.json();
}
