// `npm run instituciones -- ORDEN`: makes, lists, migrates, suspends, exports and moves the institutions of a federation. The
// owners' addresses are read here and nowhere else: the process that serves never has them. Ends with 1 when it was not done.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { abrirDirectorio, type DirectorioAbierto } from './federacion/directorio/directorio.ts';
import { deshacerMudanza } from './federacion/mudanza/deshacer.ts';
import { mover } from './federacion/mudanza/mover.ts';
import { nombrarAdministrador } from './federacion/ordenes/administrador.ts';
import { buscarInstitucion } from './federacion/ordenes/buscar.ts';
import { crear } from './federacion/ordenes/crear.ts';
import { leerDuenos } from './federacion/ordenes/duenos.ts';
import { exportar } from './federacion/ordenes/exportar.ts';
import { enTabla, listar } from './federacion/ordenes/listar.ts';
import { migrar } from './federacion/ordenes/migrar.ts';
import { cambiarServicio } from './federacion/ordenes/suspender.ts';
import { explicar } from './platform/anunciar.ts';
import { crearLogger } from './platform/crear-logger.ts';
import { InstitucionError } from './platform/institucion-error.ts';
import { relojDelSistema as reloj } from './platform/reloj.ts';

const USO = `Diga qué hacer:
  crear NOMBRE --anfitrion HOST [--anfitrion OTRO] [--cumulo servidor:puerto] [--admin correo] [--direccion https://…]
  administrador NOMBRE CORREO
  listar
  migrar [NOMBRE…] [--a-la-vez 4]
  suspender NOMBRE
  reanudar NOMBRE
  exportar NOMBRE ARCHIVO.zip
  mover NOMBRE --a servidor:puerto [--limite 50]
  mover NOMBRE --deshacer`;

const { INSTITUCIONES, INSTITUCIONES_CLAVE: clave, INSTITUCIONES_DUENOS } = process.env;
const SIN_RESPUESTA = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']);
const decir = (...lineas: string[]) => void process.stdout.write(`${lineas.join('\n')}\n`);

/** What is said as each step of a move begins. */
const EN_MARCHA = {
  preparar: 'Se prepara la base de destino.',
  copiar: 'Se copia; la institución sigue trabajando.',
  verificar: 'Se verifican los libros de la copia.',
  cerrar: 'Desde ahora solo se puede consultar.',
  alcanzar: 'Se espera a lo último que se escribió.',
  comparar: 'Se comparan las dos copias.',
  entregar: 'Se entrega.',
  retirar: 'Ya se puede escribir, en el lugar nuevo. Se cierra el anterior.',
} as const;

interface Pedido {
  readonly nombres: readonly string[];
  readonly opciones: ReturnType<typeof leerOpciones>['values'];
}

type Orden = (directorio: DirectorioAbierto, pedido: Pedido) => Promise<void>;

const ORDENES: Readonly<Record<string, Orden>> = {
  crear: ordenCrear,
  administrador: ordenAdministrador,
  listar: ordenListar,
  migrar: ordenMigrar,
  suspender: (directorio, pedido) => ordenServicio(directorio, pedido, 'suspendida'),
  reanudar: (directorio, pedido) => ordenServicio(directorio, pedido, 'activa'),
  exportar: ordenExportar,
  mover: ordenMover,
};

try {
  const { positionals, values: opciones } = leerOpciones();
  const [orden = '', ...nombres] = positionals;
  const hacer = ORDENES[orden];
  if (hacer === undefined) throw new InstitucionError(USO);
  if (INSTITUCIONES === undefined || INSTITUCIONES === '')
    throw new InstitucionError(
      'INSTITUCIONES: indique el archivo del directorio, o la dirección de su base de datos.',
    );
  const log = crearLogger('error', process.stderr);
  const directorio = await abrirDirectorio(INSTITUCIONES, { clave, log, crear: orden === 'crear' });
  try {
    await hacer(directorio, { nombres, opciones });
  } finally {
    await directorio.cerrar();
  }
} catch (error) {
  explicar(enFrase(error), 'No se hizo.');
  process.exitCode = 1;
}

/** Here the addresses are in the directory and in the owners' file. */
function enFrase(error: unknown): unknown {
  if (error instanceof pg.DatabaseError)
    return new InstitucionError(
      `PostgreSQL respondió «${error.message}». Revise el directorio (INSTITUCIONES) y las direcciones de INSTITUCIONES_DUENOS.`,
      { cause: error },
    );
  const { code = '', address, port } = error as { code?: string; address?: string; port?: number };
  if (!SIN_RESPUESTA.has(code)) return error;
  return new InstitucionError(
    `No hay un PostgreSQL que responda${address === undefined ? '' : ` en ${address}:${port}`}. Revise el directorio (INSTITUCIONES) y las direcciones de INSTITUCIONES_DUENOS.`,
    { cause: error },
  );
}

function leerOpciones() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        anfitrion: { type: 'string', multiple: true },
        cumulo: { type: 'string' },
        admin: { type: 'string' },
        direccion: { type: 'string' },
        'a-la-vez': { type: 'string' },
        a: { type: 'string' },
        limite: { type: 'string' },
        deshacer: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new InstitucionError(USO, { cause: error });
  }
}

function unNombre({ nombres }: Pedido): string {
  const [nombre, ...demas] = nombres;
  if (nombre === undefined || demas.length > 0) throw new InstitucionError(USO);
  return nombre;
}

function entero(opcion: string, texto: string, maximo: number): number {
  const numero = Number(texto);
  if (!Number.isInteger(numero) || numero < 1 || numero > maximo)
    throw new InstitucionError(`--${opcion}: espera un número entero entre 1 y ${maximo}.`);
  return numero;
}

async function ordenCrear(directorio: DirectorioAbierto, pedido: Pedido): Promise<void> {
  const { opciones } = pedido;
  const nombre = unNombre(pedido);
  if (opciones.anfitrion === undefined)
    throw new InstitucionError('Indique con --anfitrion por qué nombre se abrirá, como norte.ejemplo.gt.');
  const duenos = await leerDuenos(INSTITUCIONES_DUENOS);
  const { institucion, base, cumulo, contrasena } = await crear(
    { directorio, duenos, reloj },
    {
      nombre,
      anfitriones: opciones.anfitrion,
      cumulo: opciones.cumulo,
      administrador: opciones.admin,
      direccionPublica: opciones.direccion,
    },
  );
  decir(
    `Se creó ${nombre}: base ${base} en ${cumulo}, con un papel y un secreto propios.`,
    `Se abre por ${institucion.anfitriones.join(', ')}: que ese nombre lleve al proceso que sirve la federación.`,
    ...(contrasena === undefined
      ? [`Falta quien entre: «npm run instituciones -- administrador ${nombre} CORREO».`]
      : primerUsuario(opciones.admin ?? '', contrasena)),
  );
}

function primerUsuario(correo: string, contrasena: string): string[] {
  return [
    `Primer usuario: ${correo}`,
    `Contraseña (se dice una sola vez; cámbiela al entrar): ${contrasena}`,
  ];
}

async function ordenAdministrador(directorio: DirectorioAbierto, { nombres }: Pedido): Promise<void> {
  const [nombre, correo, ...demas] = nombres;
  if (nombre === undefined || correo === undefined || demas.length > 0) throw new InstitucionError(USO);
  const { databaseUrl } = await buscarInstitucion(directorio, nombre);
  decir(...primerUsuario(correo, await nombrarAdministrador(databaseUrl, correo, reloj)));
}

async function ordenListar(directorio: DirectorioAbierto): Promise<void> {
  const instituciones = await directorio.listar();
  if (instituciones.length === 0) return decir('Todavía no hay instituciones.');
  decir(...enTabla(await listar(instituciones.toSorted((a, b) => (a.nombre < b.nombre ? -1 : 1)))));
}

async function ordenMigrar(directorio: DirectorioAbierto, { nombres, opciones }: Pedido): Promise<void> {
  const instituciones =
    nombres.length === 0
      ? await directorio.listar()
      : await Promise.all([...new Set(nombres)].map((nombre) => buscarInstitucion(directorio, nombre)));
  const { hechas, fallo, sinEmpezar } = await migrar(await leerDuenos(INSTITUCIONES_DUENOS), {
    instituciones,
    aLaVez: entero('a-la-vez', opciones['a-la-vez'] ?? '4', 64),
    decir,
  });
  if (fallo === undefined) return decir(`Al día: ${hechas.length} de ${instituciones.length}.`);
  const lista = (nombresDe: readonly string[]) => (nombresDe.length === 0 ? 'ninguna' : nombresDe.join(', '));
  decir(`Hechas: ${lista(hechas)}.`, `Sin empezar: ${lista(sinEmpezar)}.`);
  throw new InstitucionError(`Se detuvo en ${fallo.nombre}. Corrija la causa y repita: sigue desde ahí.`, {
    cause: fallo.error,
  });
}

async function ordenServicio(
  directorio: DirectorioAbierto,
  pedido: Pedido,
  estado: 'activa' | 'suspendida',
): Promise<void> {
  const nombre = unNombre(pedido);
  const cambio = await cambiarServicio(directorio, nombre, estado);
  decir(`${nombre} ${cambio ? 'quedó' : 'ya estaba'} ${estado}.`);
}

async function ordenExportar(directorio: DirectorioAbierto, { nombres }: Pedido): Promise<void> {
  const [nombre, archivo, ...demas] = nombres;
  if (nombre === undefined || archivo === undefined || demas.length > 0) throw new InstitucionError(USO);
  decir(await exportar(await buscarInstitucion(directorio, nombre), archivo, reloj));
}

async function ordenMover(directorio: DirectorioAbierto, pedido: Pedido): Promise<void> {
  const nombre = unNombre(pedido);
  const { a, limite = '50', deshacer } = pedido.opciones;
  const entorno = { directorio, duenos: await leerDuenos(INSTITUCIONES_DUENOS), reloj };
  if (deshacer === true) {
    const sinAlcance = await deshacerMudanza(entorno, nombre);
    decir(`${nombre} sigue donde estaba y acepta escrituras.`);
    if (sinAlcance.length > 0)
      decir(
        `No respondió ${sinAlcance.join(', ')}: si allí quedó una copia a medias, repita cuando responda.`,
      );
    return;
  }
  if (a === undefined)
    throw new InstitucionError('Indique con --a adónde se muda, como db2.ejemplo.gt:5432.');
  const control = new AbortController();
  const dejar = () => {
    if (!control.signal.aborted) decir('Se deja la mudanza: espere a que todo quede como estaba.');
    control.abort();
  };
  // Again and again if they like: leaving half way would only have to be undone later.
  for (const senal of ['SIGINT', 'SIGTERM'] as const) process.on(senal, dejar);
  const { tablas, filas, soloLecturaMs, guardada } = await mover(entorno, {
    nombre,
    a,
    limiteMs: entero('limite', limite, 3_600) * 1_000,
    senal: control.signal,
    decir,
    alEmpezar: (paso) => decir(EN_MARCHA[paso]),
  });
  const numero = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 1 });
  decir(
    soloLecturaMs === undefined
      ? `${nombre} ya estaba en ${a}.`
      : `${nombre} está en ${a}: ${numero.format(filas)} filas de ${tablas} tablas, iguales en los dos lados. Solo lectura: ${numero.format(soloLecturaMs / 1_000)} s.`,
  );
  if (guardada !== undefined)
    decir(
      `La base de antes quedó cerrada en ${guardada}. Cuando ya no la necesite, entre ahí como dueño y bórrela: drop database ${guardada.split('/').at(-1)};`,
    );
}
