// No jornada is in course: one is opened. Whoever already closed one today sees it first.
import type { miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Aviso } from '../avisos/aviso.tsx';
import { BotonesDeJornada } from '../imprimir.tsx';
import { Apertura } from './apertura.tsx';

type Mia = ResponseOf<typeof miCaja>;

interface PorAbrirProps {
  readonly caja: NonNullable<Mia['caja']>;
  readonly hoy: string;
  readonly ultimoCierre: Mia['ultimoCierre'];
}

export function PorAbrir({ caja, hoy, ultimoCierre }: PorAbrirProps) {
  const [otra, setOtra] = useState(false);
  const deHoy = useInfiniteQuery(consultas.jornadas({ desde: hoy, hasta: hoy }));
  if (deHoy.isPending) return <SkeletonRows filas={8} alto={40} etiqueta="Cargando su caja" />;
  const cerrada = deHoy.data?.pages[0]?.jornadas.find((una) => una.caja.id === caja.id);
  if (cerrada === undefined || otra) return <Apertura caja={caja} ultimoCierre={ultimoCierre} />;
  return (
    <Aviso
      tono="exito"
      titulo="Su jornada de hoy está cerrada"
      texto="La revisa otra persona. Si la observa, aparecerá aquí."
    >
      <BotonesDeJornada jornada={cerrada.id} />
      <Button variant="default" onClick={() => setOtra(true)}>
        Abrir otra jornada
      </Button>
    </Aviso>
  );
}
