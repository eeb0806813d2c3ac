import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { padreDe } from '@cuadra/core/catalogo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { crearCuenta } from './crear-cuenta.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const listar = async () => (await prueba.llamar(contrato.listarCatalogo, {}, { token })).cuerpo;
const versionDe = async (idCuenta: string) =>
  (await listar()).find((una) => una.idCuenta === idCuenta)?.version ?? 0;
const mover = async (idCuenta: string, idCuentaNueva: string, version?: number) => {
  const body = { idCuentaNueva, version: version ?? (await versionDe(idCuenta)) };
  return prueba.llamar(contrato.moverCuenta, { params: { idCuenta }, body }, { token });
};
const crear = (idCuenta: string, tipoCuenta: 'D' | 'M', naturaleza: 'deudora' | 'acreedora' = 'deudora') =>
  prueba.llamar(
    contrato.crearCuenta,
    { body: { idCuenta, nombreCuenta: `Cuenta ${idCuenta}`, tipoCuenta, naturaleza } },
    { token },
  );

describe('mover una cuenta', () => {
  it('renumera toda su rama de una vez y devuelve cada código antes y después', async () => {
    const antes = await listar();
    const { status, cuerpo } = await mover('101103', '101605');
    expect(status).toBe(200);
    expect(cuerpo.cambios).toEqual([
      { antes: '101103', despues: '101605' },
      { antes: '10110301', despues: '10160501' },
      { antes: '1011030101', despues: '1016050101' },
      { antes: '1011030102', despues: '1016050102' },
      { antes: '1011030103', despues: '1016050103' },
      { antes: '1011030104', despues: '1016050104' },
      { antes: '10110302', despues: '10160502' },
    ]);
    const despues = new Map((await listar()).map((una) => [una.idCuenta, una]));
    expect(despues.size).toBe(antes.length);
    for (const { antes: viejo, despues: nuevo } of cuerpo.cambios) {
      const original = antes.find(({ idCuenta }) => idCuenta === viejo);
      expect(despues.has(viejo)).toBe(false);
      expect(despues.get(nuevo)).toEqual({
        ...original,
        idCuenta: nuevo,
        idParent: padreDe(nuevo),
        version: 2,
      });
    }
  });

  it('puede cambiar de nivel si todas sus subcuentas caben', async () => {
    await crear('101108', 'M');
    await crear('10110801', 'D');
    await crear('101109', 'M');
    expect((await mover('101108', '10110901')).cuerpo.cambios).toEqual([
      { antes: '101108', despues: '10110901' },
      { antes: '10110801', despues: '1011090101' },
    ]);
  });

  it.each([
    ['su rama no cabe en ese nivel', '103', '1029', 'quedaría como 10291, que no cumple'],
    ['un ancho que no existe', '104102', '10410', '«10410» no cumple'],
    ['dentro de sí misma', '1041', '104101', 'dentro de sí misma'],
    ['al código que ya tiene', '104102', '104102', 'ya tiene ese código'],
  ])('se rechaza: %s', async (_, idCuenta, nueva, frase) => {
    const { status, problema } = await mover(idCuenta, nueva);
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
      422,
      'CODIGO_INVALIDO',
      'idCuentaNueva',
    ]);
    expect(problema.detail).toContain(frase);
  });

  it('se rechaza si la clase nueva no admite la naturaleza de alguna', async () => {
    const { status, problema } = await mover('104102', '304103');
    expect([status, problema.codigo]).toEqual([422, 'NATURALEZA_INVALIDA']);
    expect(problema.detail).toBe('La cuenta 104102 es deudora y la clase 3 no admite esa naturaleza.');
  });

  it.each([
    ['la de mayor no existe', '104102', '109901', 422, 'CUENTA_SIN_MAYOR'],
    ['la de mayor es de detalle', '104102', '10410301', 422, 'CUENTA_SIN_MAYOR'],
    ['el código está usado', '104102', '104103', 409, 'CUENTA_YA_EXISTE'],
    ['la cuenta no existe', '109999', '104109', 404, 'NO_ENCONTRADO'],
  ])('se rechaza: %s', async (_, idCuenta, nueva, esperado, codigo) => {
    const { status, problema } = await mover(idCuenta, nueva);
    expect([status, problema.codigo]).toEqual([esperado, codigo]);
  });

  it('se rechaza si otra persona la cambió mientras tanto', async () => {
    expect((await mover('104102', '104109', 7)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  });

  it('espera a quien está creando una subcuenta en ella, y se la lleva también', async () => {
    await crear('105103', 'M');
    const { promise: permiso, resolve: soltar } = Promise.withResolvers<void>();
    const { promise: creada, resolve: yaCreada } = Promise.withResolvers<void>();
    const contexto = contextoDelSistema(prueba.reloj.ahora(), 'prueba');
    const creacion = escribir(prueba.db, contexto, 'prueba', async (tx) => {
      await crearCuenta(tx, {
        idCuenta: '10510301',
        nombreCuenta: 'Al mismo tiempo',
        tipoCuenta: 'D',
        naturaleza: 'deudora',
        estado: 'activa',
        etiquetas: [],
      });
      yaCreada();
      await permiso;
    });
    await creada;
    const mudanza = mover('105103', '105104', 1);
    await hastaQueAlguienEspere(prueba.url);
    soltar();
    await creacion;
    expect((await mudanza).cuerpo.cambios).toEqual([
      { antes: '105103', despues: '105104' },
      { antes: '10510301', despues: '10510401' },
    ]);
  });
});
