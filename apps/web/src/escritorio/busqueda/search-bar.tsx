// The global search in the header: a button, and a strip that slides down over the whole header (the nearest
// positioned ancestor). It begins with the keyboard in it, and gives it back when it closes.
import { BUSQUEDA_MAX } from '@cuadra/contract/escritorio/busqueda';
import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useRouter } from '@tanstack/react-router';
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { ResultList } from './result-list.tsx';
import classes from './search.module.css';
import { alSuceder, CERRADA } from './search-state.ts';
import { useOpciones } from './use-options.ts';
import { useBusqueda, useFoundGroups } from './use-search.ts';

export function SearchBar() {
  const { t } = useTranslation();
  const { abierta, abrir, cerrar, campo, onBlur, panel } = useSearchBox();
  const boton = useRef<HTMLButtonElement>(null);
  const entrada = useRef<HTMLInputElement>(null);
  const estuvoAbierta = useRef(false);
  useEffect(() => {
    if (abierta) entrada.current?.focus();
    else if (estuvoAbierta.current) boton.current?.focus();
    estuvoAbierta.current = abierta;
  }, [abierta]);
  return (
    <>
      <IconButton
        ref={boton}
        label={t('search.open')}
        icon={MagnifyingGlassIcon}
        aria-expanded={abierta}
        onClick={abrir}
      />
      <search className={classes.barra} data-abierta={abierta || undefined} inert={!abierta} onBlur={onBlur}>
        <div className={classes.recorte}>
          <Row oneLine gap="lg" className={classes.franja}>
            <SearchInput ref={entrada} {...campo} />
            <IconButton
              label={t('search.close')}
              icon={XMarkIcon}
              className={classes.cerrar ?? ''}
              onClick={cerrar}
            />
          </Row>
        </div>
        {panel}
      </search>
    </>
  );
}

// A field that searches everything, with its panel of suggestions: what both appearances of the search box share.
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

// The bare field of a search: its place around it is the box, so it has none of its own.
export function SearchInput(props: ComponentPropsWithRef<'input'>) {
  return (
    <>
      <MagnifyingGlassIcon className={classes.lupa} aria-hidden="true" />
      <input className={classes.campo} maxLength={BUSQUEDA_MAX} {...props} />
    </>
  );
}
