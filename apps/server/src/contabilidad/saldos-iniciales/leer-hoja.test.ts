import { crearEquivalencia } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import {
  leerHojaDeSaldos,
  type SaldosDeHoja,
} from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import { CSV } from '@cuadra/contract/medios';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BANCO, CAJA_CHICA, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const APORTACIONES = '501101';
let prueba: AplicacionDePrueba;
let contador: string;

beforeEach(async () => {
  prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  contador = await prueba.entrar('contador@cuadra.demo');
});
afterEach(() => prueba.cerrar());

async function leer(texto: string, equivalencia?: string): Promise<SaldosDeHoja> {
  const { cuerpo } = await prueba.llamar(
    leerHojaDeSaldos,
    { query: { equivalencia }, body: { mediaType: CSV, bytes: Buffer.from(texto) } },
    { token: contador },
  );
  return cuerpo;
}

const filas = ({ saldos }: SaldosDeHoja) =>
  saldos.map(({ agencia, idCuenta, debe, haber }) => [agencia, idCuenta, debe, haber]);

it('por código o por nombre, cada cuenta una vez; las de mayor y las que no traen saldo quedan fuera', async () => {
  const leida = await leer(
    `cuenta,agencia,debe,haber\n1,01,"1,250.50",\n${BANCO},01,"1,000.00",\n${BANCO},1,250.50,\n${CAJA_CHICA},01,0,0\nArrendamientos,01,5.00,\n${APORTACIONES},01,,1255.50\n`,
  );
  // 1,000.00 + 250.50 = 1,250.50
  expect(filas(leida)).toEqual([
    ['01', BANCO, 125_050, 0],
    ['01', '706105', 500, 0],
    ['01', APORTACIONES, 0, 125_550],
  ]);
  expect(leida).toMatchObject({ deMayor: 1, sinSaldo: 1, totalDeProblemas: 0, signo: null });
  expect(await comoDueno(prueba.url, 'select from saldos_iniciales')).toHaveLength(0);
});

it('por la equivalencia, y lo que nadie conoce se dice', async () => {
  const { cuerpo } = await prueba.llamar(
    crearEquivalencia,
    { body: { nombre: 'De antes', cuentas: [{ antes: '1.1.02', idCuenta: BANCO }] } },
    { token: contador },
  );
  const hoja = `cuenta,agencia,saldo\n1.1.02,01,100\n9.9.9 Sin dueño,01,-100\n${APORTACIONES},01,cien\n`;
  const leida = await leer(hoja, cuerpo.id);
  expect(filas(leida)).toEqual([['01', BANCO, 10_000, 0]]);
  expect(leida.problemas.map((oracion) => oracion.split(':')[0])).toEqual([
    'Fila 4',
    '«9.9.9 Sin dueño» no está en el catálogo',
  ]);
});
