// The directory as a small database. Addresses and secrets are in it only encrypted; what is in the clear serves the
// database's own rules, and is believed only when it says the same as what was encrypted.
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import type { Logger } from 'pino';
import { conCliente } from '#platform/database/con-cliente.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import { cambiosEn } from './cambios.ts';
import { type Cifrador, crearCifrador, exigirClave, salNueva } from './cifrar.ts';
import type { DirectorioAbierto, Institucion, OpcionesDeDirectorio } from './directorio.ts';
import { CANAL, crearEsquema } from './esquema-del-directorio.ts';
import { crearMemoria } from './memoria.ts';
import { oir } from './oir.ts';
import { basesDe, exigirDistintas, leerInstitucion } from './validar.ts';

const DONDE = 'El directorio de instituciones';
const REPETIDO = '23505';

export async function abrirEnBase(
  direccion: string,
  { clave: dada, log, crear = false }: OpcionesDeDirectorio,
): Promise<DirectorioAbierto> {
  const clave = exigirClave(dada);
  const cifrador = await enElDirectorio(direccion, async (client) => {
    if (crear) await crearEsquema(client);
    return abrirCifrador(client, clave, crear);
  });
  const memoria = crearMemoria();
  const oido = await oir({
    direccion,
    canal: CANAL,
    alOir: async (client) => memoria.poner(await leer(client, cifrador, log)),
    alCallar: (error) =>
      log.warn({ err: error }, 'El directorio de instituciones no responde: sigue lo último que dijo'),
  });

  const cambios = cambiosEn(DONDE, (cambio) =>
    enElDirectorio(direccion, async (client) => {
      await client.query('begin');
      // One change at a time: what is compared with the others stays as it was seen.
      await client.query('lock table directorio.institucion in share row exclusive mode');
      const antes = await leer(client, cifrador, log);
      const una = cambio(antes);
      const nuevas = [...antes.filter(({ nombre }) => nombre !== una.nombre), una];
      exigirDistintas(DONDE, nuevas);
      await poner(client, cifrador, una);
      await client.query('commit');
      memoria.poner(nuevas);
    }),
  );
  const { listar, porAnfitrion, alCambiar } = memoria;
  const releer = () =>
    enElDirectorio(direccion, async (client) => memoria.poner(await leer(client, cifrador, log)));
  return { listar, porAnfitrion, alCambiar, ...cambios, releer, cerrar: () => oido.cerrar() };
}

const COMPROBACION = 'cuadra directorio';

async function abrirCifrador(client: pg.Client, clave: string, crear: boolean): Promise<Cifrador> {
  const hay = await client.query<{ hay: boolean }>(
    `select to_regclass('directorio.llave') is not null as hay`,
  );
  if (hay.rows[0]?.hay !== true)
    throw new InstitucionError(
      'INSTITUCIONES: esa base de datos no es un directorio. Cree la primera institución con «npm run instituciones -- crear …».',
    );
  if (crear) {
    const sal = salNueva();
    const comprobacion = (await crearCifrador(clave, sal)).cerrar('llave', COMPROBACION);
    await client.query(
      'insert into directorio.llave (sal, comprobacion) values ($1, $2) on conflict do nothing',
      [sal, comprobacion],
    );
  }
  const { rows } = await client.query<{ sal: Buffer; comprobacion: Buffer }>(
    'select sal, comprobacion from directorio.llave',
  );
  const [llave] = rows;
  const cifrador = llave && (await crearCifrador(clave, llave.sal));
  if (llave === undefined || cifrador?.abrir('llave', llave.comprobacion) !== COMPROBACION)
    throw new InstitucionError('INSTITUCIONES_CLAVE no es la clave con que se cifró el directorio.');
  return cifrador;
}

interface Fila {
  readonly nombre: string;
  readonly estado: string;
  readonly cifrado: Buffer;
  readonly anfitriones: readonly string[];
}

/** A row that somebody touched without the key is served to nobody, and the others go on. */
async function leer(client: pg.Client, cifrador: Cifrador, log: Logger): Promise<Institucion[]> {
  const { rows } = await client.query<Fila>(`
    select i.nombre, i.estado, i.cifrado,
      array(select a.anfitrion from directorio.anfitrion a where a.institucion = i.nombre order by 1) as anfitriones
    from directorio.institucion i order by 1`);
  return rows.flatMap((fila) => {
    const una = abrirFila(fila, cifrador);
    if (una === undefined)
      log.error({ institucion: fila.nombre }, 'El directorio fue alterado: esta institución no se sirve');
    return una ?? [];
  });
}

function abrirFila(
  { nombre, estado, anfitriones, cifrado }: Fila,
  cifrador: Cifrador,
): Institucion | undefined {
  const texto = cifrador.abrir(nombre, cifrado);
  if (texto === undefined) return undefined;
  const una = leerInstitucion(DONDE, JSON.parse(texto));
  const coincide =
    una.nombre === nombre &&
    una.estado === estado &&
    isDeepStrictEqual(una.anfitriones.toSorted(), anfitriones.toSorted());
  return coincide ? una : undefined;
}

async function poner(client: pg.Client, cifrador: Cifrador, una: Institucion): Promise<void> {
  const { nombre, estado, secreto, anfitriones } = una;
  try {
    await client.query(
      `insert into directorio.institucion (nombre, estado, huella_del_secreto, cifrado) values ($1, $2, $3, $4)
       on conflict (nombre) do update set estado = excluded.estado, huella_del_secreto = excluded.huella_del_secreto,
         cifrado = excluded.cifrado`,
      [nombre, estado, cifrador.huella(secreto), cifrador.cerrar(nombre, JSON.stringify(una))],
    );
    await client.query('delete from directorio.anfitrion where institucion = $1', [nombre]);
    await client.query('delete from directorio.base where institucion = $1', [nombre]);
    await client.query(
      'insert into directorio.anfitrion (anfitrion, institucion) select a, $2 from unnest($1::text[]) a',
      [anfitriones, nombre],
    );
    await client.query(
      'insert into directorio.base (huella, institucion) select h, $2 from unnest($1::bytea[]) h',
      [basesDe(una).map((base) => cifrador.huella(base)), nombre],
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== REPETIDO) throw error;
    throw new InstitucionError(
      `${DONDE}: ${nombre} comparte un anfitrión, una base o el secreto con otra. Indique otros.`,
      { cause: error },
    );
  }
}

const enElDirectorio = <T>(connectionString: string, hacer: (client: pg.Client) => Promise<T>): Promise<T> =>
  conCliente({ connectionString, application_name: 'cuadra directorio' }, hacer);
