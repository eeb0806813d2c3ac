// The groups of what was found (or can be done), as the options of a field; and what is said when there are none.
// The search box and the command palette show the same list.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './result-list.module.css';
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
    <div className={classes.lista} data-anterior={busqueda.esAnterior || undefined}>
      {total > 0 && (
        <div role="listbox" id={opciones.idDeLista} aria-label={t('search.results')}>
          {grupos.map((grupo) => (
            <Group key={grupo.id} grupo={grupo} opciones={opciones} />
          ))}
        </div>
      )}
      <Said busqueda={busqueda} total={total} />
    </div>
  );
}

function Group({ grupo, opciones }: { readonly grupo: Grupo; readonly opciones: Opciones }) {
  const idDeTitulo = `${opciones.idDeLista}-${grupo.id}`;
  return (
    <fieldset aria-labelledby={idDeTitulo} className={classes.grupo}>
      <div id={idDeTitulo} className={classes.titulo}>
        {grupo.titulo}
      </div>
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
          {contenido}
        </button>
      ))}
    </fieldset>
  );
}

function Said({ busqueda, total }: { readonly busqueda: Busqueda; readonly total: number }) {
  const { t } = useTranslation();
  if (busqueda.estado === 'fallo')
    return (
      <div className={classes.aviso} role="alert">
        {t('search.failed')}
        <Button size="xs" variant="default" onClick={busqueda.reintentar}>
          {t('search.retry')}
        </Button>
      </div>
    );
  if (total > 0) return <VisuallyHidden role="status">{t('search.total', { total })}</VisuallyHidden>;
  const buscando = busqueda.estado === 'pausa' || busqueda.estado === 'buscando' || busqueda.esAnterior;
  return (
    <div className={classes.aviso} role="status" data-buscando={buscando || undefined}>
      {buscando ? t('search.loading') : t('search.empty')}
    </div>
  );
}
