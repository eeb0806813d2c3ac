// Whether there is nothing to draw yet: no indicator has accounts, and nothing was earned or spent in thirteen months.
import type { CifrasDeInicio } from '@cuadra/contract/contabilidad/indicadores';
import { CERO } from '@cuadra/core/dinero';

export const sinCifras = ({
  indicadores,
  delMes,
  delAnio,
}: Pick<CifrasDeInicio, 'indicadores' | 'delMes' | 'delAnio'>): boolean =>
  indicadores.every(({ valor }) => valor === null) &&
  [delMes, delAnio].every(({ linea }) => linea.every(({ valor }) => valor === CERO));
