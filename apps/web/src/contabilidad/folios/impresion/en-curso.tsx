// The printing of a book that goes on by itself, where its folios are looked at: anybody sees it, whoever prints may
// cancel it.
import '@mantine/core/styles/Progress.layer.css';
import { type Impresion, listarImpresiones } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from '../folios.module.css';
import { cuantosFolios } from '../nombres.ts';
import { SONDEO_MS, useCancelar } from './seguimiento.ts';

interface EnCursoProps {
  readonly libro: LibroLegal;
  readonly puedeImprimir: boolean;
}

export function EnCurso({ libro, puedeImprimir }: EnCursoProps) {
  const cancelar = useCancelar();
  const { data: impresiones = [] } = useQuery({
    ...queryOf(listarImpresiones),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? SONDEO_MS : false),
  });
  const impresion = impresiones.find((una) => una.libro === libro);
  if (impresion === undefined) return null;
  return (
    <section className={classes.enCurso} aria-label="Impresión en curso">
      <p>
        <strong>Se está imprimiendo.</strong> La pidió {impresion.pedidaPor.nombre},{' '}
        {formatInstant(impresion.pedidaEn)}.
      </p>
      <Avance impresion={impresion} />
      {puedeImprimir && (
        <Button variant="default" size="xs" onClick={() => void cancelar(impresion)}>
          Detener la impresión
        </Button>
      )}
    </section>
  );
}

/** How far a printing goes: the sheets drawn of those it takes. */
export function Avance({ impresion: { libro, estado, hechas, paginas } }: { readonly impresion: Impresion }) {
  const porCiento = Math.floor((hechas / paginas) * 100);
  return (
    <div className={classes.avance}>
      <Progress.Root size="md">
        <Progress.Section
          value={porCiento}
          aria-label={`Avance de la impresión del ${nombresDeLibro[libro]}`}
        />
      </Progress.Root>
      <span>
        {estado === 'en_cola'
          ? `${cuantosFolios(paginas)}, en espera de su turno`
          : `${formatearEntero(hechas)} de ${cuantosFolios(paginas)} (${porCiento} %)`}
      </span>
    </div>
  );
}
