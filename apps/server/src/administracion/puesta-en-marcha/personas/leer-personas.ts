// The rows of a sheet of people: each one what the form of one person would have sent, or what must be corrected in it.
import { nombresDeRol, roles as todosLosRoles } from '@cuadra/contract/acceso/permisos';
import type { ErrorDeHoja } from '@cuadra/contract/administracion/puesta-en-marcha/error-de-hoja';
import type { CampoDePersona } from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { datosUsuario } from '@cuadra/contract/administracion/usuarios';
import type { DatosUsuario } from '#administracion/crear-usuario.ts';
import type { HojaEntendida } from '#hojas/entender-hoja.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import { erroresDelEsquema } from '../errores-de-hoja.ts';
import { type AgenciaConocida, leerAgencias, leerRoles } from './leer-roles.ts';

export interface PersonaLeida {
  readonly linea: number;
  readonly datos: DatosUsuario;
}

interface PersonasLeidas {
  readonly personas: PersonaLeida[];
  readonly errores: ErrorDeHoja[];
}

type Hoja = Pick<HojaEntendida<CampoDePersona>, 'celda' | 'filas'>;

export function leerPersonas({ celda, filas }: Hoja, agencias: readonly AgenciaConocida[]): PersonasLeidas {
  const personas: PersonaLeida[] = [];
  const errores: ErrorDeHoja[] = [];
  const porCorreo = new Map<string, number>();
  for (const fila of filas) {
    const { datos, errores: suyos } = leerFila(fila, celda, agencias);
    const antes = datos === undefined ? undefined : porCorreo.get(datos.correo);
    if (antes !== undefined)
      suyos.push({
        linea: fila.linea,
        campo: 'correo',
        mensaje: `Ese correo ya está en la línea ${antes}: cada persona tiene el suyo.`,
      });
    errores.push(...suyos);
    if (datos === undefined || suyos.length > 0) continue;
    porCorreo.set(datos.correo, fila.linea);
    personas.push({ linea: fila.linea, datos });
  }
  return { personas, errores };
}

function leerFila(
  fila: FilaLeida,
  celda: Hoja['celda'],
  conocidas: readonly AgenciaConocida[],
): { datos: DatosUsuario | undefined; errores: ErrorDeHoja[] } {
  const { linea } = fila;
  const { roles, extranos } = leerRoles(celda(fila, 'roles'));
  const { agencias, extranas } = leerAgencias(celda(fila, 'agencias'), conocidas);
  const errores: ErrorDeHoja[] = [
    ...extranos.map((escrito) => ({
      linea,
      campo: 'roles',
      mensaje: `«${escrito}» no es un rol: escriba ${opciones.format(todosLosRoles.map((rol) => nombresDeRol[rol]))}.`,
    })),
    ...extranas.map((escrita) => ({ linea, campo: 'agencias', mensaje: sinAgencia(escrita, conocidas) })),
  ];
  const juzgada = datosUsuario.safeParse({
    nombre: celda(fila, 'nombre'),
    correo: celda(fila, 'correo'),
    roles,
    agencias,
  });
  if (!juzgada.success) {
    // What is not understood was said already, with what to write instead.
    const dichos = new Set(errores.map(({ campo }) => campo));
    errores.push(...erroresDelEsquema(linea, juzgada.error).filter(({ campo }) => !dichos.has(campo)));
  }
  return { datos: juzgada.data, errores };
}

function sinAgencia(escrita: string, conocidas: readonly AgenciaConocida[]): string {
  if (conocidas.length === 0) return 'Todavía no hay agencias: agréguelas antes que a las personas.';
  const nombres = conocidas
    .slice(0, AGENCIAS_NOMBRADAS)
    .map(({ idAgencia, nombreAgencia }) => `${idAgencia} (${nombreAgencia})`);
  return `No hay agencia «${escrita}»: escriba su código o su nombre, como ${opciones.format(nombres)}.`;
}

const AGENCIAS_NOMBRADAS = 3;
const opciones = new Intl.ListFormat('es', { type: 'disjunction' });
