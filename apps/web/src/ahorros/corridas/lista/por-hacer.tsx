// What is due and nobody has run: each with the way to prepare it. The oldest come first, because days are paid in order.
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cuentasContadas } from '#ahorros/intereses/cifras.ts';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { addDays } from '#ui/format/typed-date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { consultas } from '../consultas.ts';
import { agruparPorHacer, type CorridaOfrecida, sinCorridaEnCamino } from './agrupar-por-hacer.ts';

interface PorHacerProps {
  /** Absent: whoever looks does not prepare runs. */
  readonly onPreparar: ((ofrecida: CorridaOfrecida) => void) | undefined;
}

const A_LA_VISTA = 2;

export function PorHacer({ onPreparar }: PorHacerProps) {
  const { data } = useQuery(consultas.porHacer());
  const [todas, setTodas] = useState(false);
  const { data: todasLasCorridas } = useInfiniteQuery(consultas.corridas({}));
  const enCamino = todasLasCorridas?.pages[0]?.corridas;
  // Until the runs are known nothing is offered: it might be on its way.
  const ofrecidas =
    enCamino === undefined ? [] : agruparPorHacer(sinCorridaEnCamino(data?.porHacer ?? [], enCamino));
  if (ofrecidas.length === 0) return null;
  const ocultas = todas ? 0 : Math.max(0, ofrecidas.length - A_LA_VISTA);
  return (
    <Stack as="section" gap="sm" aria-label="Intereses por calcular">
      {ofrecidas.slice(0, ofrecidas.length - ocultas).map((ofrecida) => (
        <Ofrecida key={claveDe(ofrecida)} ofrecida={ofrecida} onPreparar={onPreparar} />
      ))}
      {ocultas > 0 && (
        <Row>
          <Button variant="subtle" size="compact-sm" onClick={() => setTodas(true)}>
            {ocultas === 1 ? 'Ver la otra' : `Ver las otras ${ocultas}`}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const claveDe = ({ desde, ultimoDia, agencias, productos }: CorridaOfrecida): string =>
  `${desde} ${ultimoDia} ${agencias.join()} ${productos.map(({ id }) => id).join()}`;

function Ofrecida({ ofrecida, onPreparar }: PorHacerProps & { readonly ofrecida: CorridaOfrecida }) {
  const { desde, ultimoDia, productos, agencias, cuentas } = ofrecida;
  const periodo = periodoEscrito({ desde, hasta: addDays(ultimoDia, 1) });
  const codigos = productos.map(({ codigo }) => codigo).join(', ');
  return (
    <FormNotice
      tone="info"
      text={
        <>
          <strong>Intereses de {periodo} por calcular:</strong> {codigos},{' '}
          {agencias.length === 1 ? `agencia ${agencias[0]}` : `${agencias.length} agencias`},{' '}
          {cuentasContadas(cuentas)}.
        </>
      }
      actions={
        onPreparar !== undefined && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Preparar la corrida de ${periodo}: ${codigos}`}
            onClick={() => onPreparar(ofrecida)}
          >
            Preparar la corrida
          </Button>
        )
      }
    />
  );
}
