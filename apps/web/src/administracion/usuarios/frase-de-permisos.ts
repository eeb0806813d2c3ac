// What a set of permissions lets a person do, in one short sentence. It is made from the very list the server judges
// by, so that it cannot promise something else.
import { type Permiso, permisos, permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';

export const fraseDeRol = (rol: Rol): string => fraseDePermisos(permisosDe([rol]));

export function fraseDePermisos(tiene: ReadonlySet<Permiso>): string {
  if (consultas.every((permiso) => tiene.has(permiso)) && consultas.length === tiene.size) {
    return 'Consulta todo y no cambia nada.';
  }
  const porVerbo = new Map<string, string[]>();
  for (const permiso of permisos) {
    if (!tiene.has(permiso) || sobra(permiso, tiene)) continue;
    const [verbo, objeto] = palabras[permiso];
    porVerbo.set(verbo, [...(porVerbo.get(verbo) ?? []), objeto]);
  }
  const consulta = porVerbo.get(CONSULTA);
  porVerbo.delete(CONSULTA);
  // What is done to one same thing is said together: "registra y aprueba partidas".
  const porObjeto = Map.groupBy(porVerbo, ([, objetos]) => lista.format(objetos));
  const acciones = [...porObjeto].map(
    ([objetos, verbos]) => `${lista.format(verbos.map(([verbo]) => verbo))} ${objetos}`,
  );
  const partes = [
    ...(acciones.length > 0 ? [lista.format(acciones)] : []),
    ...(consulta === undefined ? [] : [`${CONSULTA} ${lista.format(consulta)}`]),
  ];
  return comoOracion(partes.join('; '));
}

const CONSULTA = 'consulta';
const VER = ':ver';
const consultas = permisos.filter((permiso) => permiso.endsWith(VER));
const lista = new Intl.ListFormat('es', { type: 'conjunction' });

const palabras: Readonly<Record<Permiso, readonly [verbo: string, objeto: string]>> = {
  'usuarios:administrar': ['administra', 'los usuarios'],
  'institucion:administrar': ['administra', 'la institución'],
  'poderes:ver': [CONSULTA, 'los poderes'],
  'poderes:aprobar': ['aprueba', 'cambios de poderes'],
  'poderes:detener': ['detiene', 'cambios de poderes'],
  'invitaciones:confirmar': ['confirma', 'la entrega de sobres'],
  'autorizaciones:dar': ['autoriza', 'lo que pasa de un límite'],
  'autorizaciones:pedir': ['pide', 'autorizaciones'],
  'senales:ver': [CONSULTA, 'las señales'],
  'senales:atender': ['atiende', 'las señales'],
  'bitacora:ver': [CONSULTA, 'la bitácora'],
  'sellos:ver': [CONSULTA, 'los sellos de los libros'],
  'respaldos:ver': [CONSULTA, 'los respaldos'],
  'respaldos:hacer': ['hace', 'respaldos'],
  'exportacion:hacer': ['exporta', 'todos los datos'],
  'puesta-en-marcha:firmar': ['firma', 'la puesta en marcha'],
  'catalogo:ver': [CONSULTA, 'el catálogo'],
  'catalogo:editar': ['edita', 'el catálogo'],
  'partidas:ver': [CONSULTA, 'las partidas'],
  'partidas:registrar': ['registra', 'partidas'],
  'partidas:aprobar': ['aprueba', 'partidas'],
  'partidas:revertir': ['revierte', 'partidas'],
  'partidas:importar': ['importa', 'partidas'],
  'periodos:ver': [CONSULTA, 'los periodos'],
  'periodos:cerrar': ['cierra', 'periodos'],
  'periodos:reabrir': ['reabre', 'periodos'],
  'saldos:reconstruir': ['reconstruye', 'los saldos'],
  'libros:imprimir': ['imprime', 'los libros'],
  'cajas:ver': [CONSULTA, 'las cajas'],
  'cajas:operar': ['atiende', 'una caja'],
  'cajas:revisar': ['revisa', 'las cajas'],
  'cajas:administrar': ['administra', 'las cajas'],
  'arqueos:ver': [CONSULTA, 'los arqueos'],
  'reportes:ver': [CONSULTA, 'los reportes'],
  'bancos:ver': [CONSULTA, 'los bancos'],
  'bancos:conciliar': ['concilia', 'los bancos'],
  'bancos:aprobar': ['aprueba', 'conciliaciones'],
  'bancos:reabrir': ['reabre', 'conciliaciones'],
  'bancos:administrar': ['administra', 'los bancos'],
  'facturas:ver': [CONSULTA, 'las facturas'],
  'ahorros:ver': [CONSULTA, 'los ahorros'],
  'ahorros:registrar': ['registra', 'asociados y cuentas de ahorro'],
  'ahorros:administrar': ['administra', 'los productos de ahorro'],
  'ahorros:publicar': ['publica', 'reglas y tasas de ahorro'],
  'ahorros:corregir': ['corrige', 'ahorros de períodos ya pagados'],
  'intereses:ver': [CONSULTA, 'los intereses'],
  'intereses:programar': ['programa', 'los intereses'],
  'intereses:aprobar': ['aprueba', 'corridas de intereses'],
};

/** Whoever does something with a thing also sees it: that goes without saying. */
function sobra(permiso: Permiso, tiene: ReadonlySet<Permiso>): boolean {
  if (!permiso.endsWith(VER)) return false;
  const cosa = permiso.slice(0, -VER.length);
  return [...tiene].some((otro) => otro !== permiso && otro.startsWith(`${cosa}:`));
}

const comoOracion = (texto: string) =>
  texto === '' ? '' : `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`;
