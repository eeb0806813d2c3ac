// The global search among the banks: accounts, lines and cheques, to whoever may see them.
import { buscar } from '@cuadra/contract/escritorio/busqueda';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type MundoDeBancos,
  mundoDeBancos,
  NUMERO_DE_BANRURAL,
  type Persona,
} from './testing/mundo-de-bancos.ts';

let m: MundoDeBancos;
let linea: string;
beforeAll(async () => {
  m = await mundoDeBancos();
  [linea = ''] = await m.traer(
    m.banrural,
    { fecha: '2026-10-05', monto: -1_234_56, texto: 'PAGO A PROVEEDORES ÑANDÚ', referencia: '00998877' },
    { fecha: '2026-10-06', monto: 5_00, texto: 'DEPOSITO' },
  );
  const [pago = ''] = await m.registrarEnLibros(m.banrural, { fecha: '2026-10-07', monto: -80_00 });
  await m.cambiar((tx) =>
    tx
      .insertInto('cheque')
      .values({
        ...{
          cuentaBancaria: m.banrural,
          numero: 4512,
          fecha: '2026-10-07',
          beneficiario: 'Ferretería El Tornillo',
        },
        ...{ monto: centavos(80_00), concepto: 'Materiales', movimiento: pago, estado: 'emitido' },
        ...{ motivo: null, emitidoPor: m.contador.id, emitidoEn: m.reloj.ahora().toString() },
      })
      .execute(),
  );
});
afterAll(() => m.cerrar());

const hallar = async (query: string, quien: Persona = m.auditor) => {
  const { cuerpo } = await m.llamar(buscar, { body: { query } }, { token: quien.token });
  return cuerpo
    .filter(({ id }) => ['cuentas-bancarias', 'lineas-de-banco', 'cheques'].includes(id))
    .map(({ id, results }) => [id, results.map(({ link }) => link)]);
};
const BASE = '/contabilidad/comparacion-bancos';

it.each([
  ['por lo que escribió el banco, sin acentos', 'nandu proveedores'],
  ['por su documento', '00998877'],
  ['por su monto', 'Q 1,234.56'],
])('una línea, %s', async (_caso, texto) => {
  expect(await hallar(texto)).toEqual([
    [
      'lineas-de-banco',
      [`${BASE}?vista=mesa&cuenta=${m.banrural}&anio=2026&mes=10&banco=todas&linea=${linea}`],
    ],
  ]);
});

it('una cuenta por su banco o su número; un cheque por su número o su beneficiario', async () => {
  expect(await hallar(NUMERO_DE_BANRURAL)).toEqual([
    ['cuentas-bancarias', [`${BASE}?vista=mesa&cuenta=${m.banrural}`]],
  ]);
  for (const texto of ['4512', 'tornillo ferreteria'])
    expect((await hallar(texto)).map(([id]) => id)).toEqual(['cheques']);
});

it('nada a quien no puede ver los bancos', async () => {
  expect(await hallar('proveedores', m.jefe)).toEqual([]);
});
