// The commands of a federation on a real PostgreSQL: each does its part whole or not at all, and says which.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { credencialesDe } from '#platform/database/direccion.ts';
import { exigirPapelSinPoder } from '#platform/database/exigir-papel-sin-poder.ts';
import { exigirMigraciones } from '#platform/database/migrar.ts';
import { abrirPool } from '#platform/database/pool.ts';
import { relojDelSistema as reloj } from '#platform/reloj.ts';
import { consultar } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirDirectorio, type DirectorioAbierto } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { institucionDePrueba } from '../testing/instituciones-de-prueba.ts';
import { instituciones } from '../testing/programa.ts';
import { buscarInstitucion } from './buscar.ts';
import { crear, type Entorno, type PorCrear } from './crear.ts';
import { conDueno, leerDuenos } from './duenos.ts';
import { listar } from './listar.ts';
import { migrar } from './migrar.ts';
import { tomarObra } from './obra.ts';

const admin = inject('urlDeAdministracion');
const aqui = cumuloDe(admin);

let carpeta: CarpetaTemporal;
let directorio: DirectorioAbierto;
let entorno: Entorno;
let variables: Record<string, string>;

beforeEach(async () => {
  carpeta = await crearCarpetaTemporal('ordenes');
  variables = {
    INSTITUCIONES: join(carpeta.ruta, 'instituciones.json'),
    INSTITUCIONES_DUENOS: join(carpeta.ruta, 'duenos.json'),
  };
  await writeFile(variables.INSTITUCIONES_DUENOS ?? '', JSON.stringify({ [aqui]: admin }), { mode: 0o600 });
  const opciones = { clave: undefined, log: pino({ level: 'silent' }), crear: true };
  directorio = await abrirDirectorio(variables.INSTITUCIONES ?? '', opciones);
  entorno = { directorio, duenos: await leerDuenos(variables.INSTITUCIONES_DUENOS), reloj };
});

afterEach(async () => {
  await directorio.cerrar();
  for (const base of await basesDeLaPrueba()) await consultar(admin, `drop database ${base} with (force)`);
  await carpeta.borrar();
});

async function basesDeLaPrueba(): Promise<string[]> {
  const filas = await consultar(
    admin,
    `select datname from pg_database where datname like 'cuadra\\_ord\\_%'`,
  );
  return filas.map((fila) => (fila as { datname: string }).datname);
}

/** By its name: other tests make and drop theirs on this server meanwhile. */
const hayPapel = async (nombre: string) =>
  (await consultar(admin, `select from pg_roles where rolname = '${nombre}'`)).length === 1;

const porCrear = (nombre: string, cambios: Partial<PorCrear> = {}): PorCrear => ({
  nombre,
  anfitriones: [`${nombre}.ejemplo.gt`],
  cumulo: undefined,
  administrador: undefined,
  direccionPublica: undefined,
  ...cambios,
});

describe('crear', () => {
  test('hace la base con un papel que solo tiene sus permisos, y la escribe en el directorio', async () => {
    const { institucion, base, contrasena } = await crear(
      entorno,
      porCrear('ord-norte', { administrador: 'Jefa@norte.gt' }),
    );
    expect(base).toBe('cuadra_ord_norte');
    expect(contrasena).toMatch(/^[\w-]{24}$/);
    const pool = abrirPool(institucion.databaseUrl);
    await exigirPapelSinPoder(pool);
    await exigirMigraciones(pool);
    const { rows } = await pool.query('select correo from usuario');
    await pool.end();
    expect(rows).toEqual([{ correo: 'jefa@norte.gt' }]);
    expect(await buscarInstitucion(directorio, 'ord-norte')).toEqual(institucion);
    expect(institucion.databaseUrl).not.toContain(new URL(admin).password);
  });

  test('el papel de una no entra a la base de otra', async () => {
    const norte = await crear(entorno, porCrear('ord-norte'));
    const sur = await crear(entorno, porCrear('ord-sur'));
    const cruzada = new URL(norte.institucion.databaseUrl);
    cruzada.pathname = `/${sur.base}`;
    await expect(consultar(cruzada.href, 'select 1')).rejects.toThrow(/permission denied for database/);
  });

  test.each([
    ['el anfitrión es de otra', { anfitriones: ['ocupado.ejemplo.gt'] }, /compartir el anfitrión/],
    ['el anfitrión está mal escrito', { anfitriones: ['Norte:80'] }, /minúsculas y sin puerto/],
    ['el correo no es un correo', { administrador: 'no es un correo' }, /no es un correo/],
    ['no se sabe quién es el dueño', { cumulo: 'db9.ejemplo.gt:5432' }, /INSTITUCIONES_DUENOS no dice/],
  ])('si %s no queda nada', async (_que, cambios, frase) => {
    await directorio.guardar(institucionDePrueba('otra', { anfitriones: ['ocupado.ejemplo.gt'] }));
    await expect(crear(entorno, porCrear('ord-norte', cambios))).rejects.toThrow(frase);
    // Nor a role: it is named after its database, and made in it.
    expect(await basesDeLaPrueba()).toEqual([]);
    expect(await directorio.listar()).toHaveLength(1);
  });

  test('si el directorio no se puede escribir tampoco queda nada, y repetir sirve', async () => {
    let papel = '';
    const roto: DirectorioAbierto = {
      ...directorio,
      async guardar({ databaseUrl }) {
        papel = credencialesDe(databaseUrl).usuario;
        expect(await hayPapel(papel)).toBe(true);
        throw new Error('disco lleno');
      },
    };
    await expect(crear({ ...entorno, directorio: roto }, porCrear('ord-norte'))).rejects.toThrow(
      'disco lleno',
    );
    expect([await basesDeLaPrueba(), await hayPapel(papel)]).toEqual([[], false]);
    await crear(entorno, porCrear('ord-norte'));
  });

  test('lo que dejó una orden muerta se recoge; la base de otro no se toca', async () => {
    await consultar(admin, 'create database cuadra_ord_norte');
    await expect(crear(entorno, porCrear('ord-norte'))).rejects.toThrow(/Ya hay una base cuadra_ord_norte/);
    await consultar(admin, `comment on database cuadra_ord_norte is 'Cuadra, sin terminar'`);
    await crear(entorno, porCrear('ord-norte'));
    await expect(crear(entorno, porCrear('ord-norte'))).rejects.toThrow(/Ya hay una institución ord-norte/);
  });
});

test('listar dice de cada una su esquema y su tamaño, y de la que no responde, eso', async () => {
  await crear(entorno, porCrear('ord-norte'));
  await directorio.guardar(
    institucionDePrueba('caida', { databaseUrl: 'postgres://papel:clave@127.0.0.1:47999/cuadra_caida' }),
  );
  const [norte, caida] = await listar(await directorio.listar());
  expect(norte).toMatchObject({ nombre: 'ord-norte', base: 'cuadra_ord_norte', cumulo: aqui });
  expect(norte?.libros?.esquema).toMatch(/^\d{4}_/);
  expect(norte?.libros?.bytes).toBeGreaterThan(1_000_000);
  expect(caida).toMatchObject({ nombre: 'caida', cumulo: '127.0.0.1:47999', libros: undefined });
});

describe('migrar', () => {
  /** As it was one migration ago, in what the list of them says. */
  const atrasar = (base: string) =>
    consultar(
      entorno.duenos.direccion(aqui, base),
      `delete from migracion where nombre = (select max(nombre) from migracion)`,
    );
  const pedir = async (aLaVez: number) => {
    const dicho: string[] = [];
    const instituciones = await directorio.listar();
    const hecho = await migrar(entorno.duenos, {
      instituciones,
      aLaVez,
      decir: (linea) => dicho.push(linea),
    });
    return { ...hecho, dicho };
  };

  test('se detiene en la primera que falla, dice cuáles faltan, y al repetir sigue', async () => {
    for (const nombre of ['ord-a', 'ord-b', 'ord-c', 'ord-d']) await crear(entorno, porCrear(nombre));
    // Something that Cuadra did not put there: no migration begins on it.
    await atrasar('cuadra_ord_b');
    const alDueno = (orden: string) => consultar(entorno.duenos.direccion(aqui, 'cuadra_ord_b'), orden);
    await alDueno(`create function ajena() returns int language sql as 'select 1'`);
    const primera = await pedir(1);
    expect(primera).toMatchObject({
      hechas: ['ord-a'],
      fallo: { nombre: 'ord-b' },
      sinEmpezar: ['ord-c', 'ord-d'],
    });
    expect(primera.dicho).toEqual([
      'ord-a: ya estaba al día (1 de 4)',
      expect.stringMatching(/^ord-b: FALLÓ\. La base no está como la dejó Cuadra.*la función ajena\(\)/),
    ]);
    const bien = entorno.duenos.direccion(aqui, 'cuadra_ord_a');
    const [ultima] = await consultar(bien, 'select nombre, huella from migracion order by 1 desc limit 1');
    const { nombre, huella } = ultima as { nombre: string; huella: string };
    await alDueno('drop function ajena()');
    await alDueno(`insert into migracion (nombre, huella) values ('${nombre}', '${huella}')`);
    const otra = await pedir(3);
    expect([otra.hechas.toSorted(), otra.fallo, otra.sinEmpezar]).toEqual([
      ['ord-a', 'ord-b', 'ord-c', 'ord-d'],
      undefined,
      [],
    ]);
  });

  test('no toca la que otra orden tiene entre manos, ni la que está en mudanza', async () => {
    await crear(entorno, porCrear('ord-a'));
    await conDueno(entorno.duenos.direccion(aqui, 'cuadra_ord_a'), async (dueno) => {
      await tomarObra(dueno, 'ord-a');
      const { fallo } = await pedir(1);
      expect(fallo?.error).toMatchObject({ message: expect.stringContaining('Otra orden') });
    });
    await directorio.cambiarEstado('ord-a', 'mudanza');
    expect((await pedir(1)).fallo?.error).toMatchObject({ message: expect.stringContaining('mudanza') });
  });
});

describe('el programa', () => {
  test('crea, lista, suspende, reanuda, exporta y migra, y dice lo que hizo', async () => {
    const correr = (...argumentos: string[]) => instituciones(variables, argumentos);
    const creada = await correr(
      'crear',
      'ord-norte',
      '--anfitrion',
      'norte.ejemplo.gt',
      '--admin',
      'a@norte.gt',
    );
    expect([creada.codigo, creada.dicho]).toEqual([
      0,
      expect.stringMatching(/Se creó ord-norte.*Contraseña/s),
    ]);
    const { dicho: tabla } = await correr('listar');
    expect(tabla).toMatch(
      /ord-norte +norte\.ejemplo\.gt +activa +\S.*cuadra_ord_norte +\d{4}_\w+ +[\d.,]+ MB/,
    );
    expect(await correr('suspender', 'ord-norte')).toEqual({
      codigo: 0,
      dicho: 'ord-norte quedó suspendida.\n',
    });
    expect(await correr('suspender', 'ord-norte')).toEqual({
      codigo: 0,
      dicho: 'ord-norte ya estaba suspendida.\n',
    });
    expect(await correr('reanudar', 'ord-norte')).toEqual({ codigo: 0, dicho: 'ord-norte quedó activa.\n' });
    expect((await correr('administrador', 'ord-norte', 'b@norte.gt')).dicho).toContain('ya tiene usuarios');
    const zip = join(carpeta.ruta, 'norte.zip');
    const exportada = await correr('exportar', 'ord-norte', zip);
    expect([exportada.codigo, exportada.dicho]).toEqual([0, expect.stringMatching(/SHA-256 [0-9a-f]{64}/)]);
    expect((await readFile(zip)).subarray(0, 2).toString()).toBe('PK');
    expect((await correr('exportar', 'ord-norte', zip)).dicho).toContain('ya existe');
    expect(await correr('migrar')).toEqual({
      codigo: 0,
      dicho: 'ord-norte: ya estaba al día (1 de 1)\nAl día: 1 de 1.\n',
    });
  });

  test.each([
    ['sin orden', [], /Diga qué hacer/],
    ['con una opción que no hay', ['listar', '--todo'], /Diga qué hacer/],
    ['de una que no existe', ['suspender', 'nadie'], /No hay una institución nadie/],
    ['sin anfitrión', ['crear', 'ord-norte'], /Indique con --anfitrion/],
    [
      'con un límite que no es un número',
      ['mover', 'nadie', '--a', 'x:1', '--limite', 'mucho'],
      /--limite: espera/,
    ],
  ])('%s termina en 1 y dice qué hacer', async (_que, argumentos, frase) => {
    const { codigo, dicho } = await instituciones(variables, argumentos);
    expect([codigo, dicho]).toEqual([1, expect.stringMatching(frase)]);
    expect(dicho).not.toMatch(/\n {4}at /);
  });

  test('sin el archivo de los dueños, o si otros lo leen, lo dice', async () => {
    const crearUna = ['crear', 'ord-norte', '--anfitrion', 'norte.ejemplo.gt'];
    const { INSTITUCIONES = '', INSTITUCIONES_DUENOS = '' } = variables;
    expect((await instituciones({ INSTITUCIONES }, crearUna)).dicho).toContain(
      'INSTITUCIONES_DUENOS: indique',
    );
    await rm(INSTITUCIONES_DUENOS);
    await writeFile(INSTITUCIONES_DUENOS, JSON.stringify({ [aqui]: admin }), { mode: 0o644 });
    expect((await instituciones(variables, crearUna)).dicho).toContain('chmod 600');
  });
});
