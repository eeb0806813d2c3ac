// What a close asks of the accounts whose detail is kept elsewhere: that somebody brought what it adds up to at the end of the month,
// and that it is what the books say. Where the books hold nothing, nothing has to be brought. The other program is not ours:
// somebody else may let the month close without it, with the reason.
import type { RenglonDeAuxiliar } from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { nombreDePeriodo } from '@cuadra/core/cierre';
import { formatearQuetzales } from '@cuadra/core/dinero';
import { type Alcance, type Compuerta, EN_ORDEN, type Revision } from '#contabilidad/periodos/compuerta.ts';
import type { Database } from '#platform/database/pool.ts';
import { enlaceAAuxiliares } from './enlace.ts';
import { leerMesDeAuxiliares } from './queries.ts';

export const auxiliaresExternosCuadran: Compuerta = {
  id: 'auxiliares-externos',
  titulo: 'Auxiliares externos',
  admiteExcepcion: true,
  revisar,
};

async function revisar(db: Database, { anio, mes, agencia }: Alcance): Promise<Revision> {
  const { renglones } = await leerMesDeAuxiliares(db, { anio, mes }, [agencia]);
  const faltan = renglones.filter(({ cifra, sinSaldo }) => cifra === null && !sinSaldo);
  const distintos = renglones.filter(({ diferencia }) => diferencia !== null && diferencia !== 0);
  if (faltan.length + distintos.length === 0) return EN_ORDEN;
  return {
    pasa: false,
    motivo: [...motivoDe(faltan, 'Falta traer'), ...motivoDe(distintos, 'No cuadra')].join(' '),
    detalle: [...faltan, ...distintos].map((renglon) => ({
      id: renglon.idCuenta,
      texto: `${renglon.idCuenta} ${renglon.nombreCuenta}: ${enPalabras(renglon)}`,
      enlace: enlaceAAuxiliares({ anio, mes }),
    })),
  };

  function motivoDe(cuales: readonly RenglonDeAuxiliar[], que: string): string[] {
    if (cuales.length === 0) return [];
    const cuantos = cuales.length === 1 ? '1 auxiliar externo' : `${cuales.length} auxiliares externos`;
    const verbo = que === 'No cuadra' && cuales.length > 1 ? 'No cuadran' : que;
    return [`${verbo} ${cuantos} de ${nombreDePeriodo(anio, mes)}.`];
  }
}

function enPalabras({ cifra, mayor, lugar }: RenglonDeAuxiliar): string {
  const enElMayor = `el mayor dice ${formatearQuetzales(mayor)}`;
  return cifra === null
    ? `nadie ha traído su cifra de «${lugar}»; ${enElMayor}`
    : `«${lugar}» dice ${formatearQuetzales(cifra.monto)} y ${enElMayor}`;
}
