import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  eliminarEtiqueta,
  etiquetasDeCuenta,
  listarEtiquetas,
  renombrarEtiqueta,
} from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const ver = async (idCuenta: string) => {
  const { cuerpo } = await prueba.llamar(contrato.listarCatalogo, {}, { token });
  const cuenta = cuerpo.find((una) => una.idCuenta === idCuenta);
  if (cuenta === undefined) throw new Error(`No está la ${idCuenta}.`);
  return cuenta;
};
/** As the account is now. */
const etiquetar = async (idCuenta: string, ...etiquetas: string[]) => {
  const { version } = await ver(idCuenta);
  return prueba.llamar(
    contrato.editarCuenta,
    { params: { idCuenta }, body: { etiquetas, version } },
    { token },
  );
};
const listar = async () => (await prueba.llamar(listarEtiquetas, {}, { token })).cuerpo;
const etiqueta = async (nombre: string) =>
  (await listar()).find(({ nombreEtiqueta }) => nombreEtiqueta === nombre);
const renombrar = (actual: string, nombreEtiqueta: string, version: number, quien = token) =>
  prueba.llamar(
    renombrarEtiqueta,
    { params: { nombreEtiqueta: actual }, body: { nombreEtiqueta, version } },
    { token: quien },
  );
const eliminar = (nombreEtiqueta: string, version: number, quien = token) =>
  prueba.llamar(eliminarEtiqueta, { params: { nombreEtiqueta }, query: { version } }, { token: quien });

describe('las etiquetas de una cuenta', () => {
  it('se escriben al crearla y al editarla; la que no existía comienza con ella', async () => {
    const creada = await prueba.llamar(
      contrato.crearCuenta,
      {
        body: {
          idCuenta: '1011010105',
          nombreCuenta: 'Caja de turno',
          tipoCuenta: 'D',
          naturaleza: 'deudora',
          etiquetas: ['  Ventanilla   nocturna ', 'Arqueo diario'],
        },
      },
      { token },
    );
    expect(creada.cuerpo.etiquetas).toEqual(['Arqueo diario', 'Ventanilla nocturna']);
    const editada = await etiquetar('1011010105', 'Arqueo diario');
    expect(editada.cuerpo).toMatchObject({ etiquetas: ['Arqueo diario'], version: 2 });
    expect(await etiqueta('Ventanilla nocturna')).toMatchObject({ cuentas: 0, deDetalle: 0 });
  });

  it('la que ya existe conserva su nombre, se escriba como se escriba, y no se repite', async () => {
    const { cuerpo } = await etiquetar('1011010101', 'ARQUEO DIARIO', 'arquéo diario');
    expect(cuerpo.etiquetas).toEqual(['Arqueo diario']);
    expect(await etiqueta('Arqueo diario')).toMatchObject({ cuentas: 2 });
  });

  it('editar otra cosa las deja como estaban', async () => {
    const { version } = await ver('1011010101');
    const { cuerpo } = await prueba.llamar(
      contrato.editarCuenta,
      { params: { idCuenta: '1011010101' }, body: { nombreCuenta: 'Bóveda central', version } },
      { token },
    );
    expect(cuerpo.etiquetas).toEqual(['Arqueo diario']);
  });

  it('quien editaba una versión anterior no pisa las de otro', async () => {
    const { version } = await ver('1011010103');
    await etiquetar('1011010103', 'Fondos fijos');
    const { status, problema } = await prueba.llamar(
      contrato.editarCuenta,
      { params: { idCuenta: '1011010103' }, body: { etiquetas: [], version } },
      { token },
    );
    expect([status, problema.codigo]).toEqual([409, 'CONFLICTO_DE_EDICION']);
    expect((await ver('1011010103')).etiquetas).toEqual(['Fondos fijos']);
  });

  it.each([
    ['vacía', [' ']],
    ['con punto y coma', ['Caja; bancos']],
    ['muy larga', ['x'.repeat(41)]],
    ['con caracteres de control', ['Ca\u0007ja']],
    ['más de diez', Array.from({ length: 11 }, (_, i) => `Etiqueta ${i}`)],
  ])('%s no se admite', async (_, nombres) => {
    expect(etiquetasDeCuenta.safeParse(nombres).success).toBe(false);
    const { status, problema } = await etiquetar('1011010101', ...nombres);
    expect([status, problema.codigo]).toEqual([400, 'PETICION_INVALIDA']);
  });

  it('van con la cuenta cuando se mueve y se van con ella cuando se elimina', async () => {
    const mover = (idCuenta: string, idCuentaNueva: string, version: number) =>
      prueba.llamar(
        contrato.moverCuenta,
        { params: { idCuenta }, body: { idCuentaNueva, version } },
        { token },
      );
    await mover('1011010105', '1011010109', 2);
    expect((await ver('1011010109')).etiquetas).toEqual(['Arqueo diario']);
    await prueba.llamar(contrato.eliminarCuenta, { params: { idCuenta: '1011010109' } }, { token });
    expect(await etiqueta('Arqueo diario')).toMatchObject({ cuentas: 1 });
  });
});

describe('la etiqueta de una cuenta de mayor', () => {
  it('vale para todas las de detalle bajo ella, cada una contada una vez', async () => {
    // 10110101 has four of detail under it; 1011010102 is one of them and carries the tag itself.
    await etiquetar('10110101', 'Efectivo');
    await etiquetar('1011010102', 'Efectivo');
    await etiquetar('101603', 'Efectivo');
    expect(await etiqueta('Efectivo')).toEqual({
      nombreEtiqueta: 'Efectivo',
      cuentas: 3,
      deDetalle: 4 + 1,
      version: 1,
    });
  });
});

describe('renombrar una etiqueta', () => {
  it('la renombra en sus cuentas, que pasan a otra versión', async () => {
    const antes = await ver('10110101');
    const { status, cuerpo } = await renombrar('efectívo', 'Efectivo y equivalentes', 1);
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({ nombreEtiqueta: 'Efectivo y equivalentes', cuentas: 3, version: 2 });
    const despues = await ver('10110101');
    expect(despues.etiquetas).toEqual(['Efectivo y equivalentes']);
    expect(despues.version).toBe(antes.version + 1);
    expect(await etiqueta('Efectivo')).toBeUndefined();
  });

  it('puede cambiar solo sus mayúsculas, pero no tomar el nombre de otra', async () => {
    const { cuerpo } = await renombrar('Efectivo y equivalentes', 'Efectivo y Equivalentes', 2);
    expect(cuerpo.version).toBe(3);
    const { status, problema } = await renombrar('Efectivo y Equivalentes', 'CARTERA', 3);
    expect([status, problema.codigo]).toEqual([409, 'ETIQUETA_YA_EXISTE']);
    expect(problema.errores?.[0]?.campo).toBe('nombreEtiqueta');
    expect(await etiqueta('Efectivo y Equivalentes')).toMatchObject({ version: 3 });
  });

  it('con una versión anterior, o de una que no existe, no se renombra', async () => {
    const vieja = await renombrar('Efectivo y Equivalentes', 'Otra', 1);
    expect([vieja.status, vieja.problema.codigo]).toEqual([409, 'CONFLICTO_DE_EDICION']);
    const ninguna = await renombrar('No hay tal', 'Otra', 1);
    expect([ninguna.status, ninguna.problema.codigo]).toEqual([404, 'NO_ENCONTRADO']);
  });
});

describe('eliminar una etiqueta', () => {
  it('la quita de sus cuentas, que pasan a otra versión, y no toca nada más de ellas', async () => {
    const antes = await ver('1011010102');
    const vieja = await eliminar('Efectivo y Equivalentes', 2);
    expect([vieja.status, vieja.problema.codigo]).toEqual([409, 'CONFLICTO_DE_EDICION']);
    expect((await eliminar('Efectivo y Equivalentes', 3)).cuerpo).toBe(true);
    expect(await ver('1011010102')).toEqual({ ...antes, etiquetas: [], version: antes.version + 1 });
  });
});

describe('quién puede', () => {
  it.each(['auxiliar', 'auditor', 'cajero'])('%s las ve y no las cambia', async (rol) => {
    const suyo = await prueba.entrar(`${rol}@cuadra.demo`);
    expect((await prueba.llamar(listarEtiquetas, {}, { token: suyo })).status).toBe(200);
    expect((await renombrar('Cartera', 'Otra', 1, suyo)).problema.codigo).toBe('SIN_PERMISO');
    expect((await eliminar('Cartera', 1, suyo)).problema.codigo).toBe('SIN_PERMISO');
  });

  it('la bitácora dice quién la puso, la renombró y la quitó, con el antes y el después', async () => {
    const filas = await prueba.db
      .selectFrom('bitacora')
      .select(['accion', 'entidad', 'idEntidad', 'antes', 'despues', 'actor'])
      .where('entidad', '=', 'cuenta_etiqueta')
      .where('idEntidad', 'like', '1011010102/%')
      .orderBy('n')
      .execute();
    expect(filas.map(({ accion, idEntidad }) => [accion, idEntidad])).toEqual([
      ['catalogo:editar-cuenta', '1011010102/Efectivo'],
      ['catalogo:renombrar-etiqueta', '1011010102/Efectivo y equivalentes'],
      ['catalogo:renombrar-etiqueta', '1011010102/Efectivo y Equivalentes'],
      ['catalogo:eliminar-etiqueta', '1011010102/Efectivo y Equivalentes'],
    ]);
    expect(filas[1]?.antes).toMatchObject({ nombreEtiqueta: 'Efectivo' });
    expect(filas[3]?.despues).toBeNull();
    expect(filas.every(({ actor }) => actor !== null)).toBe(true);
  });
});
