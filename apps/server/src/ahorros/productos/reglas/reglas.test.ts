import * as contrato from '@cuadra/contract/ahorros/reglas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import {
  DE_AHORRO,
  DE_PLAZO,
  GASTO,
  ISR,
  type MundoDeProductos,
  mundoDeProductos,
  type Persona,
  POR_COBRAR,
  POR_PAGAR,
  reglas,
} from '../testing/mundo-de-productos.ts';

let m: MundoDeProductos;
let vista: number;
let plazo: number;
beforeAll(async () => {
  m = await mundoDeProductos();
  vista = (await m.crear()).id;
  plazo = (await m.crear({ codigo: 'PF', nombre: 'Plazo fijo', clase: 'plazo', idCuenta: DE_PLAZO })).id;
});
afterAll(() => m.cerrar());

type Cambios = Parameters<typeof reglas>[0];
const A_PLAZO: Cambios = { abono: 'vencimiento', plazos: [90, 180], penalizadaPpm: 10_000 };

const escribir = (id: number, cambios: Cambios = {}, quien: Persona = m.ahorros) =>
  m.llamar(contrato.escribirReglas, { params: { id }, body: reglas(cambios) }, quien);
const editar = (id: number, regla: number, version: number, cambios: Cambios = {}, quien = m.ahorros) =>
  m.llamar(contrato.editarReglas, { params: { id, regla }, body: { ...reglas(cambios), version } }, quien);
const publicar = (id: number, regla: number, version: number, quien: Persona = m.contador) =>
  m.llamar(contrato.publicarReglas, { params: { id, regla }, body: { version } }, quien);
const descartar = (id: number, regla: number, version: number) =>
  m.llamar(contrato.descartarReglas, { params: { id, regla }, query: { version } }, m.ahorros2);
/** The draft with that day, just written. */
const escrita = async (id: number, cambios: Cambios) => {
  const { versiones } = hecha(await escribir(id, cambios));
  const suya = versiones.find(({ desde }) => desde === cambios?.desde);
  if (suya === undefined) throw new Error('No está.');
  return suya;
};

describe('escribir reglas', () => {
  it('las deja por publicar, con su firma y los nombres de sus cuentas', async () => {
    const regla = await escrita(vista, { desde: '2026-02-01' });
    expect(regla).toMatchObject({
      ...{ estado: 'borrador', situacion: 'borrador', minimo: 100_00, reparos: [], version: 0 },
      ...{ escritaPor: { id: m.ahorros.id }, publicadaPor: null },
      nombresDeCuentas: { [ISR]: 'ISR retenido sobre intereses' },
    });
    expect((await escribir(vista, { desde: '2026-02-01' })).problema.codigo).toBe('REGLA_DEL_MISMO_DIA');
  });

  it.each<[string, () => number, Cambios, string, string]>([
    [
      'a la vista que se abonan al vencer',
      () => vista,
      { abono: 'vencimiento' },
      'REGLAS_INCOMPATIBLES',
      'abono',
    ],
    ['a la vista con plazos', () => vista, { plazos: [30] }, 'REGLAS_INCOMPATIBLES', 'plazos'],
    ['a plazo sin plazos', () => plazo, { ...A_PLAZO, plazos: [] }, 'REGLAS_INCOMPATIBLES', 'plazos'],
    [
      'que capitalizan el saldo mínimo',
      () => vista,
      { capitalizacion: 'diaria', metodo: 'minimo' },
      'REGLAS_INCOMPATIBLES',
      'metodo',
    ],
    ['con el tope bajo el mínimo', () => vista, { tope: 99_99 }, 'REGLAS_INCOMPATIBLES', 'tope'],
    [
      'que provisionan sin cuenta',
      () => vista,
      { provision: 'diaria' },
      'REGLAS_INCOMPATIBLES',
      'cuentaPorPagar',
    ],
    [
      'que cobran sin cuenta',
      () => vista,
      { sinFondos: 'cobrar' },
      'REGLAS_INCOMPATIBLES',
      'cuentaPorCobrar',
    ],
    ['con una cuenta que no existe', () => vista, { cuentaGasto: '9999' }, 'CUENTA_NO_EXISTE', 'cuentaGasto'],
    ['de un producto que no existe', () => 99, {}, 'NO_ENCONTRADO', ''],
  ])('%s se rechaza', async (_caso, id, cambios, codigo, campo) => {
    const { problema } = await escribir(id(), { desde: '2026-08-01', ...cambios });
    expect([problema.codigo, problema.errores?.[0]?.campo ?? '']).toEqual([codigo, campo]);
  });

  it('quien las cambia las firma, una persona a la vez', async () => {
    const { id } = await escrita(vista, { desde: '2026-03-01' });
    const { versiones } = hecha(await editar(vista, id, 0, { desde: '2026-03-02' }, m.ahorros2));
    expect(versiones.find((una) => una.id === id)).toMatchObject({
      ...{ desde: '2026-03-02', version: 1, escritaPor: { id: m.ahorros2.id } },
    });
    expect((await editar(vista, id, 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect((await editar(plazo, id, 1, A_PLAZO)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await descartar(vista, id, 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const { versiones: sinElla } = hecha(await descartar(vista, id, 1));
    expect(sinElla.map((una) => una.id)).not.toContain(id);
  });
});

describe('publicar reglas', () => {
  it('es de otra persona, y ya no cambian', async () => {
    const { id: regla } = await escrita(vista, { desde: '2026-04-01' });
    await m.atribuir('version_de_producto', 'escrita_por', regla, m.contador2);
    expect((await publicar(vista, regla, 0, m.contador2)).problema.codigo).toBe('REGLA_PROPIA');
    expect((await publicar(vista, regla, 1)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const { versiones } = hecha(await publicar(vista, regla, 0));
    expect(versiones.find(({ id }) => id === regla)).toMatchObject({
      ...{ estado: 'publicada', situacion: 'vigente', publicadaPor: { id: m.contador.id }, version: 1 },
      escritaPor: { id: m.contador2.id },
    });
    expect((await editar(vista, regla, 1)).problema.codigo).toBe('REGLA_PUBLICADA');
    expect((await descartar(vista, regla, 1)).problema.codigo).toBe('REGLA_PUBLICADA');
    expect((await publicar(vista, regla, 1)).problema.codigo).toBe('REGLA_PUBLICADA');
  });

  it('muestra cuál rige, cuál viene y cuál quedó atrás', async () => {
    const futura = await escrita(vista, { desde: '2027-01-01', metodo: 'promedio' });
    const pasada = await escrita(vista, { desde: '2025-01-01' });
    await publicar(vista, futura.id, 0);
    const { versiones, reglas: hoy } = hecha(await publicar(vista, pasada.id, 0));
    expect(versiones.map(({ desde, situacion, ultimoDia }) => [desde, situacion, ultimoDia])).toEqual([
      ['2026-02-01', 'borrador', null],
      ['2027-01-01', 'por-venir', null],
      ['2026-04-01', 'vigente', '2026-12-31'],
      ['2025-01-01', 'anterior', '2026-03-31'],
    ]);
    expect(hoy).toMatchObject({ metodo: 'diario', abono: 'mensual', minimo: 100_00 });
  });

  it.each<[string, Cambios, string]>([
    ['el gasto en una cuenta acreedora', { cuentaGasto: ISR }, 'cuentaGasto'],
    ['el ISR en una cuenta deudora', { cuentaIsr: GASTO }, 'cuentaIsr'],
    ['el ISR en la cuenta de un producto', { cuentaIsr: DE_AHORRO }, 'cuentaIsr'],
    ['el gasto en una cuenta de mayor', { cuentaGasto: '70110101' }, 'cuentaGasto'],
    [
      'lo provisionado en una cuenta deudora',
      { provision: 'diaria', cuentaPorPagar: POR_COBRAR },
      'cuentaPorPagar',
    ],
    [
      'lo que se cobra en una cuenta acreedora',
      { sinFondos: 'cobrar', cuentaPorCobrar: POR_PAGAR },
      'cuentaPorCobrar',
    ],
  ])('no se publica %s: se dice antes, y PostgreSQL lo dice también', async (_caso, cambios, campo) => {
    const regla = await escrita(vista, { desde: '2027-06-01', ...cambios });
    expect(regla.reparos.map((uno) => uno.campo)).toEqual([campo]);
    const { problema } = await publicar(vista, regla.id, 0);
    expect([problema.codigo, problema.errores?.[0]?.campo]).toEqual(['REGLAS_INCOMPATIBLES', campo]);
    await expect(
      comoDueno(
        m.url,
        ...['accion', 'actor'].map(
          (uno) => `select set_config('cuadra.${uno}', '${uno === 'actor' ? m.contador.id : 'x'}', false)`,
        ),
        `update version_de_producto set estado = 'publicada', publicada_por = '${m.contador.id}', publicada_en = now()
         where id = ${regla.id}`,
      ),
    ).rejects.toMatchObject({ constraint: 'REGLAS_INCOMPATIBLES' });
    hecha(await descartar(vista, regla.id, 0));
  });
});
