// Envelopes that were printed and not used: those that wait for a second person, and those that already work.
import { anularSobre, listarSobres, type Sobre } from '@cuadra/contract/acceso/invitaciones';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { refrescarSobres } from '../cache.ts';
import lista from '../lista.module.css';
import solicitudes from '../solicitudes.module.css';
import { Confirmacion } from './confirmacion.tsx';
import classes from './sobres.module.css';

export function ListaDeSobres() {
  const sobres = useQuery(queryOf(listarSobres));
  const [porConfirmar, setPorConfirmar] = useState<Sobre>();
  const { fallo, anular } = useAnular();
  const columnas = [
    ...datos,
    {
      titulo: 'Entrega',
      clase: 'acciones' as const,
      celda: (sobre: Sobre) => (
        <Acciones sobre={sobre} onConfirmar={() => setPorConfirmar(sobre)} onAnular={() => anular(sobre)} />
      ),
    },
  ];
  return (
    <section className={lista.tarjeta} aria-label="Sobres por confirmar">
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      {sobres.isPending && (
        <div className={lista.espera}>
          <SkeletonRows filas={4} etiqueta="Cargando los sobres" />
        </div>
      )}
      {sobres.isError && sobres.data === undefined && (
        <ErrorState error={sobres.error} reintentar={sobres.refetch} />
      )}
      {sobres.data?.length === 0 && (
        <EmptyState
          titulo="No hay sobres pendientes"
          texto="Cuando un administrador imprima el sobre de alguien, aquí se confirma a quién se entregó."
        />
      )}
      {sobres.data !== undefined && sobres.data.length > 0 && (
        <CardTable etiqueta="Sobres" columnas={columnas} filas={sobres.data} clave={({ id }) => id} />
      )}
      {porConfirmar !== undefined && (
        <Confirmacion sobre={porConfirmar} onClose={() => setPorConfirmar(undefined)} />
      )}
    </section>
  );
}

const datos: readonly CardColumn<Sobre>[] = [
  { titulo: 'Para', clase: 'principal', celda: ({ persona }) => persona.nombre },
  { titulo: 'Correo', clase: 'secundaria', celda: ({ persona }) => persona.correo },
  { titulo: 'Imprimió', celda: ({ impresoPor }) => impresoPor.nombre },
  { titulo: 'Impreso', clase: 'cifras', celda: ({ impresoEn }) => formatInstant(impresoEn) },
  { titulo: 'Vence', clase: 'cifras', celda: ({ venceEn }) => formatInstant(venceEn) },
];

interface AccionesProps {
  readonly sobre: Sobre;
  readonly onConfirmar: () => void;
  readonly onAnular: () => void;
}

function Acciones({ sobre, onConfirmar, onAnular }: AccionesProps) {
  const { nombre } = sobre.persona;
  return (
    <span className={classes.acciones}>
      {sobre.puedeConfirmar ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Confirmar la entrega a ${nombre}`}
          onClick={onConfirmar}
        >
          Confirmar entrega
        </Button>
      ) : (
        <span className={classes.nota}>{situacionDe(sobre)}</span>
      )}
      <Button
        className={solicitudes.rechazar ?? ''}
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Anular el sobre de ${nombre}`}
        onClick={onAnular}
      >
        Anular
      </Button>
    </span>
  );
}

function situacionDe({ estado, exenta, confirmadoPor }: Sobre): string {
  if (exenta) return 'Sin confirmación: es la primera persona que entra';
  if (estado === 'lista') return `Confirmó ${confirmadoPor?.nombre ?? ''}`;
  return 'Lo confirma otra persona';
}

function useAnular() {
  const confirmar = useConfirm();
  const [fallo, setFallo] = useState<string>();
  const anular = useMutation({
    mutationFn: ({ id }: Sobre) => call(anularSobre, { params: { id } }),
    onMutate: () => setFallo(undefined),
    onError: (error) => setFallo(messageOf(error)),
    onSettled: () => refrescarSobres(),
  });
  const preguntar = async (sobre: Sobre) => {
    const acepta = await confirmar({
      titulo: 'Anular el sobre',
      texto: `El sobre de ${sobre.persona.nombre} deja de servir. Si lo necesita, un administrador le imprime otro.`,
      accion: 'Anular',
      peligro: true,
    });
    if (acepta) anular.mutate(sobre);
  };
  return { fallo, anular: (sobre: Sobre) => void preguntar(sobre) };
}
