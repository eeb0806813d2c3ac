// In what an opening count is not the last close, said one by one.
import type { Arqueo, LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { nombresDeMedioDeCaja } from '@cuadra/core/cajas/arqueo';
import { denominaciones, diferenciasDeConteo } from '@cuadra/core/cajas/denominaciones';
import { totalesDe } from '#contabilidad/cajas/conteo/lo-contado.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';

type Cierre = Pick<Arqueo, 'conteo' | 'contado'>;

export function diferenciasConElCierre(cierre: Cierre, contado: LoContado): string[] {
  const piezas = diferenciasDeConteo(cierre.conteo, contado.conteo).map(({ clave, antes, ahora }) => {
    const una = denominaciones.find((otra) => otra.clave === clave);
    const cuales = una?.clase === 'moneda' ? 'Monedas' : 'Billetes';
    return `${cuales} de ${una?.nombre ?? clave}: quedaron ${formatearEntero(antes)} y contó ${formatearEntero(ahora)}.`;
  });
  const totales = totalesDe(contado);
  const documentos = (['cheque', 'vale'] as const)
    .filter((medio) => cierre.contado[medio] !== totales[medio])
    .map(
      (medio) =>
        `${nombresDeMedioDeCaja[medio]}: quedaron ${formatearQuetzales(cierre.contado[medio])} y contó ${formatearQuetzales(totales[medio])}.`,
    );
  return [...piezas, ...documentos];
}
