// What a panel shows while its list loads, when it failed and when it is empty; else, the list.
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#platform/api-error.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { type Icon, StateMessage } from '#ui/states/state-message.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './panel.module.css';

interface PanelStateProps<T> {
  readonly lista: UseQueryResult<readonly T[]>;
  readonly vacio: { readonly icono: Icon; readonly titulo: string; readonly texto: string };
  readonly children: (elementos: readonly T[]) => ReactNode;
}

const ALTO_DE_FILA = 96;

export function PanelState<T>({ lista, vacio, children }: PanelStateProps<T>) {
  const { t } = useTranslation();
  if (lista.data !== undefined) {
    return lista.data.length === 0 ? <PanelEmpty {...vacio} /> : children(lista.data);
  }
  if (lista.isError) {
    return (
      <StateMessage
        tone="error"
        icon={ExclamationTriangleIcon}
        title={t('panels.loadError')}
        text={messageOf(lista.error)}
        action={
          <Button variant="default" loading={lista.isFetching} onClick={() => void lista.refetch()}>
            {t('panels.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Box pad="none 2xl">
      <SkeletonRows rows={4} height={ALTO_DE_FILA} label={t('panels.loading')} />
    </Box>
  );
}

function PanelEmpty({ icono: Dibujo, titulo, texto }: PanelStateProps<never>['vacio']) {
  return (
    <Stack align="center" textAlign="center" className={classes.vacio}>
      <Row justify="center" className={classes.disco}>
        <Dibujo width={28} height={28} aria-hidden="true" />
      </Row>
      <Text size="2xl" weight="bold" roomAbove="xl">
        {titulo}
      </Text>
      <Text size="sm" muted max="15rem" roomAbove="xs">
        {texto}
      </Text>
    </Stack>
  );
}
