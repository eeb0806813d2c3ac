import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANAL_DE_EVENTOS } from '#platform/events/canal-de-eventos.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

type Nueva = Parameters<typeof crear>[0];
const crear = (body: Parameters<typeof prueba.llamar<typeof contrato.crearCuenta>>[1]['body']) =>
  prueba.llamar(contrato.crearCuenta, { body }, { token });
const editar = (
  idCuenta: string,
  body: Parameters<typeof prueba.llamar<typeof contrato.editarCuenta>>[1]['body'],
) => prueba.llamar(contrato.editarCuenta, { params: { idCuenta }, body }, { token });
const eliminar = (idCuenta: string) =>
  prueba.llamar(contrato.eliminarCuenta, { params: { idCuenta } }, { token });
const ver = async (idCuenta: string) => {
  const { cuerpo } = await prueba.llamar(contrato.listarCatalogo, {}, { token });
  return cuerpo.find((cuenta) => cuenta.idCuenta === idCuenta);
};
const nueva = (idCuenta: string, mas: Partial<Nueva> = {}): Nueva => ({
  idCuenta,
  nombreCuenta: `Cuenta ${idCuenta}`,
  tipoCuenta: 'D',
  naturaleza: 'deudora',
  ...mas,
});

describe('crear una cuenta', () => {
  it('la deja bajo la de su código, activa y con el nombre sin espacios de más', async () => {
    const { status, cuerpo } = await crear(nueva('1011010105', { nombreCuenta: '  Caja de turno ' }));
    expect(status).toBe(201);
    expect(cuerpo).toEqual({
      idCuenta: '1011010105',
      nombreCuenta: 'Caja de turno',
      tipoCuenta: 'D',
      idParent: '10110101',
      naturaleza: 'deudora',
      estado: 'activa',
      flujo: 'efectivo',
      margen: null,
      saldoContrario: 'avisa',
      etiquetas: [],
      version: 1,
    });
    expect(await ver('1011010105')).toEqual(cuerpo);
  });

  it.each<[string, Nueva, number, string, string]>([
    ['código de un ancho que no existe', nueva('10'), 422, 'CODIGO_INVALIDO', 'idCuenta'],
    ['código que empieza en cero', nueva('0'), 422, 'CODIGO_INVALIDO', 'idCuenta'],
    [
      'naturaleza de otra clase',
      nueva('101106', { naturaleza: 'acreedora' }),
      422,
      'NATURALEZA_INVALIDA',
      'naturaleza',
    ],
    ['mayor que no existe', nueva('109901'), 422, 'CUENTA_SIN_MAYOR', 'idCuenta'],
    ['mayor que es de detalle', nueva('10110501'), 422, 'CUENTA_SIN_MAYOR', 'idCuenta'],
    ['código usado', nueva('101101'), 409, 'CUENTA_YA_EXISTE', 'idCuenta'],
    ['nombre vacío', nueva('101106', { nombreCuenta: '   ' }), 400, 'PETICION_INVALIDA', 'nombreCuenta'],
    [
      'nombre de 121 letras',
      nueva('101106', { nombreCuenta: 'x'.repeat(121) }),
      400,
      'PETICION_INVALIDA',
      'nombreCuenta',
    ],
    [
      'nombre en dos líneas',
      nueva('101106', { nombreCuenta: 'Caja\nchica' }),
      400,
      'PETICION_INVALIDA',
      'nombreCuenta',
    ],
    [
      'nombre con el carácter nulo',
      nueva('101106', { nombreCuenta: 'Caja\u0000' }),
      400,
      'PETICION_INVALIDA',
      'nombreCuenta',
    ],
    ['código con letras', nueva('1o1'), 400, 'PETICION_INVALIDA', 'idCuenta'],
  ])('se rechaza: %s', async (_, cuenta, esperado, codigo, campo) => {
    const { status, problema } = await crear(cuenta);
    expect([status, problema.codigo]).toEqual([esperado, codigo]);
    expect(problema.errores?.map((error) => error.campo)).toEqual([campo]);
  });

  it('las clases 8 y 9 admiten las dos naturalezas', async () => {
    expect((await crear(nueva('901103', { naturaleza: 'acreedora' }))).status).toBe(201);
    expect((await crear(nueva('901104', { naturaleza: 'deudora' }))).status).toBe(201);
  });

  it('de dos que crean el mismo código a la vez, una recibe que ya existe', async () => {
    const respuestas = await Promise.all([crear(nueva('101107')), crear(nueva('101107'))]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('editar una cuenta', () => {
  it('cambia nombre y estado, y sube su versión', async () => {
    const { status, cuerpo } = await editar('1011010103', {
      nombreCuenta: 'Caja menor',
      estado: 'bloqueada',
      version: 1,
    });
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      nombreCuenta: 'Caja menor',
      estado: 'bloqueada',
      tipoCuenta: 'D',
      version: 2,
    });
    expect((await editar('1011010103', { estado: 'activa', version: 2 })).cuerpo).toMatchObject({
      estado: 'activa',
      version: 3,
    });
  });

  it('de dos que editan la misma versión a la vez, una gana y la otra se entera', async () => {
    const respuestas = await Promise.all(
      ['Uno', 'Dos'].map((nombreCuenta) => editar('1011030101', { nombreCuenta, version: 1 })),
    );
    const [gano, perdio] = respuestas.toSorted((una, otra) => una.status - otra.status);
    expect(gano?.status).toBe(200);
    expect([perdio?.status, perdio?.problema.codigo]).toEqual([409, 'CONFLICTO_DE_EDICION']);
    expect((await ver('1011030101'))?.nombreCuenta).toBe(gano?.cuerpo.nombreCuenta);
  });

  it('una de mayor con subcuentas no pasa a detalle; sin ellas sí, y de vuelta', async () => {
    const { status, problema } = await editar('10110101', { tipoCuenta: 'D', version: 1 });
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
      409,
      'CUENTA_CON_SUBCUENTAS',
      'tipoCuenta',
    ]);
    expect((await editar('101603', { tipoCuenta: 'M', version: 1 })).cuerpo.tipoCuenta).toBe('M');
    expect((await editar('101603', { tipoCuenta: 'D', version: 2 })).cuerpo.tipoCuenta).toBe('D');
  });

  it('la naturaleza debe ser la de su clase', async () => {
    const { status, problema } = await editar('101105', { naturaleza: 'acreedora', version: 1 });
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
      422,
      'NATURALEZA_INVALIDA',
      'naturaleza',
    ]);
    expect((await editar('901199', { naturaleza: 'deudora', version: 1 })).status).toBe(200);
  });

  it('la que no existe no se encuentra', async () => {
    const { status, problema } = await editar('109999', { nombreCuenta: 'X', version: 1 });
    expect([status, problema.codigo]).toEqual([404, 'NO_ENCONTRADO']);
  });
});

describe('eliminar una cuenta', () => {
  it('se va la que nada sostiene', async () => {
    await crear(nueva('102102'));
    expect((await eliminar('102102')).cuerpo).toBe(true);
    expect(await ver('102102')).toBeUndefined();
    expect((await eliminar('102102')).problema.codigo).toBe('NO_ENCONTRADO');
  });

  it('se queda la que tiene subcuentas', async () => {
    const { status, problema } = await eliminar('10110301');
    expect([status, problema.codigo]).toEqual([409, 'CUENTA_CON_SUBCUENTAS']);
    expect(await ver('10110301')).toBeDefined();
  });
});

describe('cada cambio', () => {
  it('queda en la bitácora con quién, qué, antes y después', async () => {
    await crear(nueva('102104'));
    await editar('102104', { nombreCuenta: 'Otro nombre', version: 1 });
    await eliminar('102104');
    const filas = await prueba.db
      .selectFrom('bitacora')
      .innerJoin('usuario', 'usuario.id', 'bitacora.actor')
      .select(['accion', 'usuario.correo', 'antes', 'despues'])
      .where('entidad', '=', 'cuenta')
      .where('idEntidad', '=', '102104')
      .orderBy('n')
      .execute();
    expect(filas.map(({ accion, correo }) => [accion, correo])).toEqual([
      ['catalogo:crear-cuenta', 'contador@cuadra.demo'],
      ['catalogo:editar-cuenta', 'contador@cuadra.demo'],
      ['catalogo:eliminar-cuenta', 'contador@cuadra.demo'],
    ]);
    expect(filas[1]?.antes).toMatchObject({ nombreCuenta: 'Cuenta 102104' });
    expect(filas[1]?.despues).toMatchObject({ nombreCuenta: 'Otro nombre' });
  });

  it('se avisa a los navegadores abiertos, y un rechazo no avisa nada', async () => {
    const avisos: string[] = [];
    const oyente = new pg.Client({ connectionString: prueba.url });
    await oyente.connect();
    oyente.on('notification', ({ payload }) => avisos.push(payload ?? ''));
    await oyente.query(`listen ${CANAL_DE_EVENTOS}`);
    await crear(nueva('102105'));
    await editar('102105', { estado: 'bloqueada', version: 1 });
    await prueba.llamar(
      contrato.moverCuenta,
      { params: { idCuenta: '102105' }, body: { idCuentaNueva: '102106', version: 2 } },
      { token },
    );
    await crear(nueva('102106'));
    await eliminar('102106');
    await oyente.query('select 1');
    await oyente.end();
    const aviso = JSON.stringify({ para: { todos: true }, evento: { tipo: 'catalogo-cambio' } });
    expect(avisos).toEqual([aviso, aviso, aviso, aviso]);
  });
});
