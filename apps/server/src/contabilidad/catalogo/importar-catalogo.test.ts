import { buffer } from 'node:stream/consumers';
import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CSV, XLSX } from '@cuadra/contract/medios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { escribirXlsx } from '#platform/sheets/escribir-xlsx.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const ENCABEZADO = 'idCuenta,nombreCuenta,tipoCuenta,naturaleza';
const csv = (...lineas: string[]) => ({
  mediaType: CSV,
  bytes: new TextEncoder().encode(lineas.join('\n')),
});
const enviar = (body: { mediaType: string; bytes: Uint8Array }, ensayo: 'true' | 'false') =>
  prueba.llamar(contrato.importarCatalogo, { query: { ensayo }, body }, { token });
const ensayar = (...lineas: string[]) => enviar(csv(...lineas), 'true');
const importar = (...lineas: string[]) => enviar(csv(...lineas), 'false');
const listar = async () => (await prueba.llamar(contrato.listarCatalogo, {}, { token })).cuerpo;

describe('el ensayo', () => {
  let antes: contrato.Cuenta[];
  beforeEach(async () => {
    antes = await listar();
  });

  it('dice qué cambiaría y no cambia nada', async () => {
    const { status, cuerpo } = await ensayar(
      ENCABEZADO,
      '10180101,Valores en custodia,D,deudora',
      '1018,"Otras disponibilidades, moneda nacional",M,deudora',
      '101801,Custodia,M,deudora',
      '1011010101,Bóveda general,D,deudora',
      '1,ACTIVO,M,deudora',
    );
    expect(status).toBe(200);
    expect(cuerpo).toEqual({
      ensayo: true,
      filas: 5,
      nuevas: 3,
      cambiadas: 1,
      iguales: 1,
      errores: [],
      cambios: [
        { idCuenta: '10180101', nombreCuenta: 'Valores en custodia', cambio: 'nueva', campos: [] },
        {
          idCuenta: '1018',
          nombreCuenta: 'Otras disponibilidades, moneda nacional',
          cambio: 'nueva',
          campos: [],
        },
        { idCuenta: '101801', nombreCuenta: 'Custodia', cambio: 'nueva', campos: [] },
        {
          idCuenta: '1011010101',
          nombreCuenta: 'Bóveda general',
          cambio: 'cambiada',
          campos: [{ campo: 'nombreCuenta', antes: 'Bóveda', despues: 'Bóveda general' }],
        },
      ],
    });
    expect(await listar()).toEqual(antes);
  });

  it('es lo que ocurre cuando no se dice', async () => {
    const { cuerpo } = await prueba.llamar(
      contrato.importarCatalogo,
      { query: {}, body: csv(ENCABEZADO, '1018,Nueva,D,deudora') },
      { token },
    );
    expect(cuerpo.ensayo).toBe(true);
    expect(await listar()).toEqual(antes);
  });

  it('señala cada fila mala con su línea en el archivo', async () => {
    const { cuerpo } = await ensayar(
      `${ENCABEZADO},idParent,estado`,
      '10,Ancho,D,deudora,,',
      '102199,Buena,D,deudora,1021,activa',
      '102199,Repetida,D,deudora,1021,',
      '',
      '109901,Sin mayor,D,deudora,1099,',
      '10110501,Bajo detalle,D,deudora,101105,',
      '102198,Otro mayor,D,deudora,1011,',
      '102197,Tipo,Z,deudora,,',
      '102196,Naturaleza,D,acreedora,,',
      '102195,,D,deudora,,',
      `102194,${'x'.repeat(121)},D,deudora,,`,
      '1011,Mayor a detalle,D,deudora,,',
      '102193,Estado,D,deudora,,cerrada',
      '102192,"Dos',
      'líneas",D,deudora,,',
      '102191,Después de dos líneas,?,deudora,,',
    );
    expect(cuerpo.errores.map(({ linea, campo, codigo }) => [linea, campo, codigo])).toEqual([
      [2, 'idCuenta', 'CODIGO_INVALIDO'],
      [4, 'idCuenta', 'CUENTA_REPETIDA'],
      [6, 'idCuenta', 'CUENTA_SIN_MAYOR'],
      [7, 'idCuenta', 'CUENTA_SIN_MAYOR'],
      [8, 'idParent', 'MAYOR_DISTINTO'],
      [9, 'tipoCuenta', 'TIPO_INVALIDO'],
      [10, 'naturaleza', 'NATURALEZA_INVALIDA'],
      [11, 'nombreCuenta', 'NOMBRE_VACIO'],
      [12, 'nombreCuenta', 'NOMBRE_LARGO'],
      [13, 'tipoCuenta', 'CUENTA_CON_SUBCUENTAS'],
      [14, 'estado', 'ESTADO_INVALIDO'],
      [15, 'nombreCuenta', 'NOMBRE_INVALIDO'],
      [17, 'tipoCuenta', 'TIPO_INVALIDO'],
    ]);
    expect(cuerpo).toMatchObject({ filas: 14, nuevas: 1, cambiadas: 0, iguales: 0 });
    expect(await listar()).toEqual(antes);
  });
});

describe('la importación', () => {
  it('es todo o nada: con un solo error no guarda nada y cada error dice su línea', async () => {
    const antes = await listar();
    const { status, problema } = await importar(ENCABEZADO, '102199,Buena,D,deudora', '102198,Mala,Z,otra');
    expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(problema.errores).toEqual([
      {
        campo: 'línea 3 · tipoCuenta',
        codigo: 'TIPO_INVALIDO',
        mensaje: '«Z» no es un tipo: use D (detalle) o M (mayor).',
      },
      {
        campo: 'línea 3 · naturaleza',
        codigo: 'NATURALEZA_INVALIDA',
        mensaje: '«otra» no es una naturaleza: use deudora o acreedora.',
      },
    ]);
    expect(await listar()).toEqual(antes);
  });

  it('guarda nuevas y cambiadas en cualquier orden, sube la versión de las cambiadas y no borra ninguna', async () => {
    const antes = await listar();
    const { status, cuerpo } = await importar(
      'Estado;Id Cuenta;NATURALEZA;Nombre Cuenta;tipo cuenta;observaciones',
      ';10110501;Deudora;Cheques propios;d;se ignora',
      'Solo sistema;101105;deudora;"Cheques; y efectos";M;',
      ';1011010103;deudora;Caja chica;D;',
    );
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      ensayo: false,
      filas: 3,
      nuevas: 1,
      cambiadas: 1,
      iguales: 1,
      errores: [],
    });
    const despues = await listar();
    expect(despues).toHaveLength(antes.length + 1);
    const ver = (id: string) => despues.find(({ idCuenta }) => idCuenta === id);
    expect(ver('10110501')).toMatchObject({
      nombreCuenta: 'Cheques propios',
      tipoCuenta: 'D',
      idParent: '101105',
      estado: 'activa',
      version: 1,
    });
    expect(ver('101105')).toMatchObject({
      nombreCuenta: 'Cheques; y efectos',
      tipoCuenta: 'M',
      estado: 'solo_sistema',
      version: 2,
    });
    expect(ver('1011010103')).toMatchObject({ version: 1 });
  });

  it('crea las etiquetas que no había, respeta el nombre de las que sí, y sin la columna no las toca', async () => {
    const { cuerpo } = await importar(
      `${ENCABEZADO},Etiquetas`,
      '102101,Títulos valores,D,deudora,"CARTERA; Renta fija"',
      '102,INVERSIONES,M,deudora,renta  FIJA;',
      '101,DISPONIBILIDADES,M,deudora,',
    );
    expect(cuerpo).toMatchObject({ cambiadas: 3, errores: [] });
    expect(cuerpo.cambios[2]?.campos).toEqual([
      { campo: 'etiquetas', antes: 'Disponibilidades', despues: '' },
    ]);
    await importar(ENCABEZADO, '102101,Títulos y valores,D,deudora');
    const despues = await listar();
    const etiquetasDe = (id: string) => despues.find(({ idCuenta }) => idCuenta === id)?.etiquetas;
    expect(['102101', '102', '101'].map(etiquetasDe)).toEqual([
      ['Cartera', 'Renta fija'],
      ['Renta fija'],
      [],
    ]);
  });

  it('lee XLSX con códigos escritos como números', async () => {
    const hoja = escribirXlsx({
      nombre: 'Hoja1',
      columnas: ['idCuenta', 'nombreCuenta', 'tipoCuenta', 'naturaleza'].map((titulo) => ({
        titulo,
        ancho: 10,
        tipo: 'entero',
      })),
      filas: [[1011010107, 'Caja de feria', 'D', 'deudora']],
    });
    const { cuerpo } = await enviar({ mediaType: XLSX, bytes: await buffer(hoja) }, 'false');
    expect(cuerpo).toMatchObject({ nuevas: 1, errores: [] });
    expect((await listar()).some(({ idCuenta }) => idCuenta === '1011010107')).toBe(true);
  });

  it('cada cuenta queda en la bitácora con la acción de importar', async () => {
    await importar(ENCABEZADO, '102190,Para la bitácora,D,deudora');
    const fila = await prueba.db
      .selectFrom('bitacora')
      .select(['accion', 'antes'])
      .where('idEntidad', '=', '102190')
      .executeTakeFirst();
    expect(fila).toEqual({ accion: 'catalogo:importar', antes: null });
  });

  it.each([
    ['vacío', [''], 'El archivo está vacío.'],
    [
      'solo con encabezados',
      [ENCABEZADO],
      'El archivo solo tiene encabezados: agregue una línea por cuenta.',
    ],
    [
      'sin una columna',
      ['idCuenta,nombreCuenta', '1,A'],
      'En la primera línea falta: tipoCuenta, naturaleza. Use los encabezados idCuenta, nombreCuenta, tipoCuenta, naturaleza, idParent, estado, flujo, margen, etiquetas.',
    ],
    [
      'con una columna dos veces',
      [`${ENCABEZADO},Id Cuenta`, '1,A,M,deudora,1'],
      'La columna idCuenta está dos veces en el encabezado.',
    ],
    [
      'de más de 20,000 cuentas',
      [ENCABEZADO, ...new Array(20_001).fill('1,A,M,deudora')],
      'El archivo tiene más de 20,000 filas. Divídalo en partes.',
    ],
  ])('un archivo %s no se lee', async (_, lineas, detalle) => {
    const { status, problema } = await importar(...lineas);
    expect([status, problema.codigo, problema.detail]).toEqual([422, 'ARCHIVO_ILEGIBLE', detalle]);
  });

  it('un archivo que no es del formato que dice no se lee', async () => {
    const { problema } = await enviar(
      { mediaType: XLSX, bytes: new TextEncoder().encode(ENCABEZADO) },
      'true',
    );
    expect(problema.codigo).toBe('ARCHIVO_ILEGIBLE');
    const otro = await enviar({ mediaType: 'application/pdf', bytes: new Uint8Array(4) }, 'true');
    expect([otro.status, otro.problema.codigo]).toEqual([415, 'TIPO_NO_ADMITIDO']);
  });

  it('un archivo de más de 5 MB se rechaza antes de leerlo', async () => {
    const { status, problema } = await enviar(
      { mediaType: CSV, bytes: new Uint8Array(5 * 1024 * 1024 + 1) },
      'true',
    );
    expect([status, problema.codigo]).toEqual([413, 'CUERPO_DEMASIADO_GRANDE']);
  });
});
