// The groups of what was found (or can be done), as the options of a field; and what is said when there are none.
// The search box and the command palette show the same list.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, type BoxProps, Row } from '#ui/layout/layout.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import classes from './search.module.css';
import type { Opcion, Opciones } from './use-options.ts';
import type { Busqueda } from './use-search.ts';

export interface Fila extends Opcion {
  readonly contenido: ReactNode;
}

export interface Grupo {
  readonly id: string;
  readonly titulo: string;
  readonly filas: readonly Fila[];
}

interface ResultListProps {
  readonly grupos: readonly Grupo[];
  readonly opciones: Opciones;
  readonly busqueda: Busqueda;
}

export function ResultList({ grupos, opciones, busqueda }: ResultListProps) {
  const { t } = useTranslation();
  const total = grupos.reduce((suma, { filas }) => suma + filas.length, 0);
  return (
    <Box pad="md" className={classes.resultados} data-anterior={busqueda.esAnterior || undefined}>
      {total > 0 && (
        <div role="listbox" id={opciones.idDeLista} aria-label={t('search.results')}>
          {grupos.map((grupo) => (
            <Group key={grupo.id} grupo={grupo} opciones={opciones} />
          ))}
        </div>
      )}
      <Said busqueda={busqueda} total={total} />
    </Box>
  );
}

function Group({ grupo, opciones }: { readonly grupo: Grupo; readonly opciones: Opciones }) {
  const idDeTitulo = `${opciones.idDeLista}-${grupo.id}`;
  return (
    <Box as="fieldset" aria-labelledby={idDeTitulo} className={classes.grupo}>
      <Text as="div" id={idDeTitulo} size="xs" weight="bold" muted className={classes.titulo}>
        {grupo.titulo}
      </Text>
      {grupo.filas.map(({ id, elegir, contenido }) => (
        <button
          key={id}
          type="button"
          id={opciones.idDeOpcion(id)}
          role="option"
          tabIndex={-1}
          aria-selected={id === opciones.marcada}
          className={classes.fila}
          // The keyboard stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => opciones.marcar(id)}
          onClick={elegir}
        >
          <Row as="span" oneLine gap="lg" pad="sm lg" minHeight="2.25rem" size="sm">
            {contenido}
          </Row>
        </button>
      ))}
    </Box>
  );
}

function Said({ busqueda, total }: { readonly busqueda: Busqueda; readonly total: number }) {
  const { t } = useTranslation();
  if (busqueda.estado === 'fallo')
    return (
      <Line role="alert">
        {t('search.failed')}
        <Button size="xs" variant="default" onClick={busqueda.reintentar}>
          {t('search.retry')}
        </Button>
      </Line>
    );
  if (total > 0) return <Hidden role="status">{t('search.total', { total })}</Hidden>;
  const buscando = busqueda.estado === 'pausa' || busqueda.estado === 'buscando' || busqueda.esAnterior;
  return (
    <Line className={classes.aviso} role="status" data-buscando={buscando || undefined}>
      {buscando ? t('search.loading') : t('search.empty')}
    </Line>
  );
}

/** One line instead of the list. */
const Line = (props: BoxProps) => (
  <Row oneLine justify="between" gap="lg" pad="sm lg" minHeight="2.25rem" size="sm" muted {...props} />
);
