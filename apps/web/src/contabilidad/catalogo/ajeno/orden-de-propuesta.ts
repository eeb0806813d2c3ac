// What is sent of a proposal: the accounts to make, and every way of writing each old account that leads to no other.
import type { traerCatalogoAjeno } from '@cuadra/contract/contabilidad/catalogo/ajeno';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CUENTAS_POR_EQUIVALENCIA_MAX } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { NodoAjeno } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import type { CatalogoPropuesto } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import { ANTES_MAX, claveDeEquivalencia } from '@cuadra/core/equivalencia';

type Orden = BodyOf<typeof traerCatalogoAjeno>;

/** Only of those that take movements: a line goes to no other. */
export function ordenDePropuesta(
  nodos: readonly NodoAjeno[],
  { lugares, porCrear }: CatalogoPropuesto,
  catalogo: readonly Pick<Cuenta, 'idCuenta' | 'tipoCuenta'>[],
): Pick<Orden, 'cuentas' | 'correspondencias'> {
  const deDetalle = new Set(
    [...catalogo, ...porCrear].filter(({ tipoCuenta }) => tipoCuenta === 'D').map(({ idCuenta }) => idCuenta),
  );
  const veces = new Map<string, number>();
  for (const { antes, alias } of nodos)
    for (const clave of new Set([antes, ...alias].map(claveDeEquivalencia)))
      veces.set(clave, (veces.get(clave) ?? 0) + 1);
  const dichas = nodos.flatMap(({ antes, alias }, n) => {
    const idCuenta = lugares[n]?.idCuenta ?? '';
    if (!deDetalle.has(idCuenta) || antes.length > ANTES_MAX) return [];
    const propios = alias.filter(
      (otro) => veces.get(claveDeEquivalencia(otro)) === 1 && otro.length <= ANTES_MAX,
    );
    return [{ idCuenta, antes, propios }];
  });
  const porSuNombre = dichas.flatMap(({ idCuenta, propios }) =>
    propios.map((antes) => ({ antes, idCuenta })),
  );
  const correspondencias = [...dichas.map(({ antes, idCuenta }) => ({ antes, idCuenta })), ...porSuNombre];
  return {
    cuentas: porCrear.map((cuenta) => ({ ...cuenta })),
    // By their codes first: of the names, those that fit.
    correspondencias: correspondencias.slice(0, CUENTAS_POR_EQUIVALENCIA_MAX),
  };
}
