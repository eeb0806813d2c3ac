// What was counted against the books, each medium by itself. For who may know: it shows nothing before the first count.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import {
  diferenciaPorMedio,
  mediosDeCaja,
  nombresDeMedioDeCaja,
  totalPorMedio,
} from '@cuadra/core/cajas/arqueo';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { AmountsTable } from '#ui/tables/amounts-table.tsx';
import classes from './jornada.module.css';

type Contada = Pick<
  Jornada,
  'estado' | 'arqueos' | 'libroPorMedio' | 'diferencia' | 'diferenciaDeApertura' | 'descuadre'
>;

export function Cuadre({ jornada }: { readonly jornada: Contada }) {
  const contado = jornada.arqueos.findLast(({ clase }) => clase === 'cierre')?.contado;
  const libro = jornada.libroPorMedio;
  if (jornada.estado === 'abierta' || contado === undefined || libro === null) return null;
  const diferencia = diferenciaPorMedio(contado, libro);
  const deApertura = jornada.diferenciaDeApertura ?? 0;
  return (
    <>
      <AmountsTable
        etiqueta="Lo contado y los libros"
        nombre="Medio"
        columnas={['Libros (Q)', 'Contado (Q)', 'Diferencia (Q)']}
        filas={mediosDeCaja.map((medio) => ({
          clave: medio,
          nombre: nombresDeMedioDeCaja[medio],
          montos: [libro[medio], contado[medio], diferencia[medio]],
        }))}
        total={[totalPorMedio(libro), totalPorMedio(contado), totalPorMedio(diferencia)]}
      />
      {jornada.diferencia !== null && (
        <Resultado
          diferencia={jornada.diferencia}
          cuadra={jornada.descuadre === 0}
          conApertura={deApertura !== 0}
        />
      )}
    </>
  );
}

interface ResultadoProps {
  readonly diferencia: NonNullable<Jornada['diferencia']>;
  /** Nothing is out of place: what is missing in a medium is not made good by another. */
  readonly cuadra: boolean;
  readonly conApertura: boolean;
}

function Resultado({ diferencia, cuadra, conApertura }: ResultadoProps) {
  const conEllo = conApertura ? ', con la diferencia de la apertura' : '';
  if (cuadra)
    return (
      <p className={classes.resultado} data-tono="exito">
        Cuadra.
      </p>
    );
  if (diferencia === 0)
    return (
      <p className={classes.resultado} data-tono="aviso">
        Sobra y falta lo mismo{conEllo}.
      </p>
    );
  const como = diferencia > 0 ? 'Sobran' : 'Faltan';
  return (
    <p className={classes.resultado} data-tono="aviso">
      {como} {formatearQuetzales(diferencia).replace(/[()]/g, '')}
      {conEllo}.
    </p>
  );
}
