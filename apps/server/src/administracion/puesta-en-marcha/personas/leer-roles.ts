// Roles and agencias as people write them in a cell: by their name or their code, one or several.
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';

const comunes: Readonly<Record<Rol, readonly string[]>> = {
  administrador: ['administradora', 'admin', 'administración'],
  contador: ['contadora', 'contador general', 'contadora general', 'contabilidad'],
  auxiliar: ['auxiliar de contabilidad', 'asistente contable'],
  cajero: ['cajera', 'receptor', 'receptora', 'receptor pagador', 'caja'],
  jefe_agencia: ['jefa de agencia', 'encargado de agencia', 'encargada de agencia', 'jefe agencia'],
  ahorros: ['encargado de ahorros', 'encargada de ahorros', 'captaciones'],
  auditor: ['auditora', 'auditor interno', 'auditora interna', 'auditoría'],
};

const porNombre: ReadonlyMap<string, Rol> = new Map(
  roles.flatMap((rol) =>
    [rol, nombresDeRol[rol], ...comunes[rol]].map((nombre) => [claveDeEquivalencia(nombre), rol]),
  ),
);

/** Those of a cell, and what no role is called. */
export function leerRoles(celda: string): { readonly roles: Rol[]; readonly extranos: string[] } {
  const escritos = partir(celda);
  const hallados = escritos.map((escrito) => porNombre.get(claveDeEquivalencia(escrito)));
  return {
    roles: [...new Set(hallados.filter((rol) => rol !== undefined))],
    extranos: escritos.filter((_, i) => hallados[i] === undefined),
  };
}

export interface AgenciaConocida {
  readonly idAgencia: string;
  readonly nombreAgencia: string;
}

/** By code (also 1 for 01, as a spreadsheet leaves it), by name, or all of them. */
export function leerAgencias(
  celda: string,
  conocidas: readonly AgenciaConocida[],
): { readonly agencias: string[]; readonly extranas: string[] } {
  const escritas = partir(celda);
  if (escritas.length === 1 && /^tod[ao]s?( las agencias)?$/i.test(escritas[0] ?? ''))
    return { agencias: conocidas.map(({ idAgencia }) => idAgencia), extranas: [] };
  const halladas = escritas.map((escrita) => {
    const clave = claveDeEquivalencia(escrita).replace(/^agencia /, '');
    return conocidas.find(
      ({ idAgencia, nombreAgencia }) =>
        idAgencia === escrita.padStart(2, '0') ||
        claveDeEquivalencia(nombreAgencia).replace(/^agencia /, '') === clave,
    )?.idAgencia;
  });
  return {
    agencias: [...new Set(halladas.filter((id) => id !== undefined))],
    extranas: escritas.filter((_, i) => halladas[i] === undefined),
  };
}

const partir = (celda: string): string[] =>
  celda
    .split(/[;,/|\n+]| y /)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '');
