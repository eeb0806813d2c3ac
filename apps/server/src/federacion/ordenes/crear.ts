// A new institution: its database with its own role, the schema, its secret, its first administrador if one is named, and
// its place in the directory, which is written last. What fails leaves nothing behind.
import type pg from 'pg';
import { secretoNuevo } from '#platform/cambiar-secreto.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import type { Reloj } from '#platform/reloj.ts';
import type { DirectorioAbierto, Institucion } from '../directorio/directorio.ts';
import { exigirDistintas, LIMITES, leerInstitucion } from '../directorio/validar.ts';
import { exigirCorreo, nombrarAdministrador } from './administrador.ts';
import { borrarBaseNueva, crearBaseNueva, nombreDeBase, terminarBaseNueva } from './base-nueva.ts';
import { conDueno, type Duenos } from './duenos.ts';

export interface PorCrear {
  readonly nombre: string;
  readonly anfitriones: readonly string[];
  /** server:port; absent: the only one there is. */
  readonly cumulo: string | undefined;
  readonly administrador: string | undefined;
  readonly direccionPublica: string | undefined;
}

export interface Creada {
  readonly institucion: Institucion;
  readonly base: string;
  readonly cumulo: string;
  /** To be said once to whoever will change it. */
  readonly contrasena: string | undefined;
}

export interface Entorno {
  readonly directorio: DirectorioAbierto;
  readonly duenos: Duenos;
  readonly reloj: Reloj;
}

export async function crear({ directorio, duenos, reloj }: Entorno, pedida: PorCrear): Promise<Creada> {
  const cumulo = elegirCumulo(duenos, pedida.cumulo);
  const base = nombreDeBase(pedida.nombre);
  const secreto = secretoNuevo();
  const con = (databaseUrl: string): Institucion => ({
    nombre: pedida.nombre,
    anfitriones: pedida.anfitriones,
    estado: 'activa',
    databaseUrl,
    databaseDirectUrl: undefined,
    databaseReplicaUrl: undefined,
    secreto,
    direccionPublica: pedida.direccionPublica,
    limites: LIMITES,
  });
  const dueno = duenos.direccion(cumulo, base);
  await exigirQueQuepa(directorio, con(dueno), pedida.administrador);
  return conDueno(duenos.direccion(cumulo), async (admin) => {
    await crearBaseNueva(admin, base);
    const creada = await deshaciendoSiFalla(admin, base, async () => {
      const { direccion } = await prepararBase(dueno, { secreto });
      const contrasena =
        pedida.administrador && (await nombrarAdministrador(direccion, pedida.administrador, reloj));
      const institucion = con(direccion);
      await directorio.guardar(institucion);
      return { institucion, base, cumulo, contrasena };
    });
    await terminarBaseNueva(admin, base, `Cuadra, ${pedida.nombre}`);
    return creada;
  });
}

function elegirCumulo({ cumulos }: Duenos, pedido: string | undefined): string {
  if (pedido !== undefined) return pedido;
  const [unico, ...otros] = cumulos;
  if (unico === undefined || otros.length > 0)
    throw new InstitucionError(`Indique con --cumulo en cuál PostgreSQL se crea: ${cumulos.join(', ')}.`);
  return unico;
}

/** Before anything is made: what the directory would refuse at the end. */
async function exigirQueQuepa(
  directorio: DirectorioAbierto,
  pedida: Institucion,
  administrador: string | undefined,
): Promise<void> {
  if (administrador !== undefined) exigirCorreo(administrador);
  const una = leerInstitucion(pedida.nombre, pedida);
  await directorio.releer();
  const otras = await directorio.listar();
  if (otras.some(({ nombre }) => nombre === una.nombre))
    throw new InstitucionError(`Ya hay una institución ${una.nombre}. Elija otro nombre.`);
  exigirDistintas('El directorio de instituciones', [...otras, una]);
}

async function deshaciendoSiFalla<T>(admin: pg.Client, base: string, hacer: () => Promise<T>): Promise<T> {
  try {
    return await hacer();
  } catch (error) {
    await borrarBaseNueva(admin, base);
    throw error;
  }
}
