// The printing of a book that goes on by itself, where its folios are looked at: anybody sees it, whoever prints may
// cancel it.
import { listarImpresiones } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../../platform/query.ts';
import { formatearInstante } from '../../../ui/format/date.ts';
import classes from '../folios.module.css';
import { Avance } from './avance.tsx';
import { SONDEO_MS, useCancelar } from './seguimiento.ts';

interface EnCursoProps {
  readonly libro: LibroLegal;
  readonly puedeImprimir: boolean;
}

export function EnCurso({ libro, puedeImprimir }: EnCursoProps) {
  const cancelar = useCancelar();
  const { data: impresiones = [] } = useQuery({
    ...consulta(listarImpresiones),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? SONDEO_MS : false),
  });
  const impresion = impresiones.find((una) => una.libro === libro);
  if (impresion === undefined) return null;
  return (
    <section className={classes.enCurso} aria-label="Impresión en curso">
      <p>
        <strong>Se está imprimiendo.</strong> La pidió {impresion.pedidaPor.nombre},{' '}
        {formatearInstante(impresion.pedidaEn)}.
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
