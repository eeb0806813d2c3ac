// The global search in the header: a button, and a strip that slides down over the whole header (the nearest
// positioned ancestor). It begins with the keyboard in it, and gives it back when it closes.
import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './search-bar.module.css';
import { SearchInput } from './search-input.tsx';
import { useSearchBox } from './use-search-box.tsx';

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
        etiqueta={t('search.open')}
        icono={MagnifyingGlassIcon}
        aria-expanded={abierta}
        onClick={abrir}
      />
      <search className={classes.barra} data-abierta={abierta || undefined} inert={!abierta} onBlur={onBlur}>
        <div className={classes.recorte}>
          <div className={classes.franja}>
            <SearchInput ref={entrada} {...campo} />
            <IconButton
              etiqueta={t('search.close')}
              icono={XMarkIcon}
              className={classes.cerrar ?? ''}
              onClick={cerrar}
            />
          </div>
        </div>
        {panel}
      </search>
    </>
  );
}
