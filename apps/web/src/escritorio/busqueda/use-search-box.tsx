// A field that searches everything, with its panel of suggestions: what both appearances of the search box share.
import { useRouter } from '@tanstack/react-router';
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  useReducer,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ResultList } from './result-list.tsx';
import classes from './search-bar.module.css';
import { alSuceder, CERRADA } from './search-state.ts';
import { useFoundGroups } from './use-found-groups.ts';
import { useOpciones } from './use-options.ts';
import { useBusqueda } from './use-search.ts';

export function useSearchBox() {
  const { t } = useTranslation();
  const router = useRouter();
  const [estado, suceder] = useReducer(alSuceder, CERRADA);
  const busqueda = useBusqueda(estado.sugiere ? estado.texto : '');
  const conPanel = busqueda.estado !== 'nada' && busqueda.estado !== 'pausa';
  const grupos = useFoundGroups(busqueda, ({ link, value }) => {
    suceder({ tipo: 'elegir', valor: value });
    router.history.push(link);
  });
  const filas = conPanel ? grupos.flatMap((grupo) => grupo.filas) : [];
  const opciones = useOpciones(filas, !busqueda.esAnterior);

  const alTeclear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // What is behind (a drawer, a dialog) must not hear it too.
      event.stopPropagation();
      return suceder({ tipo: 'escape', conPanel });
    }
    if (opciones.alTeclear(event)) return event.preventDefault();
    if (event.key === 'ArrowDown') suceder({ tipo: 'recorrer' });
  };

  const campo = {
    ...opciones.atributosDelCampo,
    'aria-label': t('search.label'),
    placeholder: t('search.placeholder'),
    value: estado.texto,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      opciones.marcar(undefined);
      suceder({ tipo: 'escribir', texto: currentTarget.value });
    },
    onKeyDown: alTeclear,
  } satisfies ComponentPropsWithoutRef<'input'>;
  return {
    abierta: estado.abierta,
    abrir: () => suceder({ tipo: 'abrir' }),
    cerrar: () => suceder({ tipo: 'cerrar' }),
    campo,
    /** For what holds the field and the panel: leaving both hides the suggestions. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) suceder({ tipo: 'soltar' });
    },
    panel: conPanel && (
      <div className={classes.panel}>
        <ResultList grupos={grupos} opciones={opciones} busqueda={busqueda} />
      </div>
    ),
  };
}
