// What is withheld of interest, from each day on: written by one person, published by another.

import {
  descartarParametroDeIsr,
  type ParametroDeIsr,
  publicarParametroDeIsr,
} from '@cuadra/contract/ahorros/isr';
import { nombresDeSituacion } from '@cuadra/core/ahorros/vigencia';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, refrescarProductos } from '../consultas.ts';
import classes from '../productos.module.css';
import { EditorDeRetencion } from './editor-de-retencion.tsx';

export function RetencionDeIsr() {
  const consulta = useQuery(consultas.isr());
  const administra = usePermission('ahorros:administrar');
  const [editando, setEditando] = useState<ParametroDeIsr | 'nueva'>();
  return (
    <Section
      card
      title="Retención de ISR sobre intereses"
      actions={
        administra && (
          <Button size="compact-sm" variant="default" onClick={() => setEditando('nueva')}>
            Cambiar la retención
          </Button>
        )
      }
    >
      <Loaded query={consulta} rows={2} label="Cargando la retención">
        {({ parametros, pagadoHasta }) => (
          <>
            <Stack as="ul" gap="md" pad="lg xl">
              {parametros.map((parametro) => (
                <Parametro
                  key={parametro.desde}
                  parametro={parametro}
                  onEditar={administra ? () => setEditando(parametro) : undefined}
                />
              ))}
            </Stack>
            {editando !== undefined && (
              <EditorDeRetencion
                parametros={parametros}
                pagadoHasta={pagadoHasta}
                borrador={editando === 'nueva' ? undefined : editando}
                onCerrar={() => setEditando(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface ParametroProps {
  readonly parametro: ParametroDeIsr;
  readonly onEditar: (() => void) | undefined;
}

function Parametro({ parametro, onEditar }: ParametroProps) {
  const { desde, ultimoDia, ppm, minimo, situacion, escritaPor, publicadaPor } = parametro;
  return (
    <Row as="li" justify="between" gap="sm xl" className={classes.vigencia} data-situacion={situacion}>
      <Text size="sm" lines="even" figures>
        <b>{decirTasa(ppm)}</b> de los intereses
        {minimo > 0 && ` desde ${formatearQuetzales(minimo)}`}
        <Text as="span" block size="xs" muted lines="tight">
          {nombresDeSituacion[situacion]}.{' '}
          {ultimoDia === null
            ? `Desde el ${formatDate(desde)}.`
            : `Del ${formatDate(desde)} al ${formatDate(ultimoDia)}.`}{' '}
          {escritaPor !== null && `Escrita por ${escritaPor.nombre}.`}{' '}
          {publicadaPor !== null && `Publicada por ${publicadaPor.nombre}.`}
        </Text>
      </Text>
      {situacion === 'borrador' && <DeBorrador parametro={parametro} onEditar={onEditar} />}
    </Row>
  );
}

function DeBorrador({ parametro, onEditar }: ParametroProps) {
  const propia = useCurrentUser()?.id === parametro.escritaPor?.id;
  const publica = usePermission('ahorros:publicar');
  const { ocupado, mensaje, publicar, descartar } = useOrdenes(parametro);
  return (
    <Row gap="sm">
      {onEditar !== undefined && (
        <>
          <Button size="compact-sm" variant="default" onClick={onEditar}>
            Editar
          </Button>
          <Button size="compact-sm" variant="subtle" color="red" loading={ocupado} onClick={descartar}>
            Descartar
          </Button>
        </>
      )}
      {publica && (
        <Button size="compact-sm" disabled={propia} loading={ocupado} onClick={publicar}>
          Publicar
        </Button>
      )}
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
    </Row>
  );
}

/** Both ask first. */
function useOrdenes({ desde, version, ppm }: ParametroDeIsr) {
  const confirmar = useConfirm();
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescarProductos);
  const params = { desde };
  const publicar = async () => {
    const pregunta = {
      title: 'Publicar la retención',
      text: `Desde el ${formatDate(desde)} se retiene ${decirTasa(ppm)} de los intereses de todos los productos. Lo publicado no cambia.`,
      action: 'Publicar',
    };
    if (!(await confirmar(pregunta))) return;
    if (await hacer(() => call(publicarParametroDeIsr, { params, body: { version } })))
      void notify(`La retención rige desde el ${formatDate(desde)}.`);
  };
  const descartar = async () => {
    const pregunta = {
      ...{ title: 'Descartar lo escrito', text: 'No se publicará.', action: 'Descartar' },
      danger: true,
    };
    if (await confirmar(pregunta))
      await hacer(() => call(descartarParametroDeIsr, { params, query: { version } }));
  };
  return { ocupado, mensaje, publicar: () => void publicar(), descartar: () => void descartar() };
}
