// The filters in force, each with its way out, and one way out of all of them.
//
//   <FilterChips filtros={[{ clave: 'rol', texto: 'Rol: Cajero' }]} onQuitar={…} onLimpiar={…} />
import { XMarkIcon } from '@heroicons/react/20/solid';
import classes from './filter-chips.module.css';

interface FilterChipsProps<C extends string> {
  readonly filtros: readonly { readonly clave: C; readonly texto: string }[];
  readonly onQuitar: (clave: C) => void;
  readonly onLimpiar: () => void;
}

export function FilterChips<C extends string>({ filtros, onQuitar, onLimpiar }: FilterChipsProps<C>) {
  if (filtros.length === 0) return null;
  return (
    <ul className={classes.lista} aria-label="Filtros en uso">
      {filtros.map(({ clave, texto }) => (
        <li key={clave}>
          <button
            type="button"
            className={classes.ficha}
            aria-label={`Quitar el filtro ${texto}`}
            onClick={() => onQuitar(clave)}
          >
            <span className={classes.texto}>{texto}</span>
            <XMarkIcon width={16} height={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.limpiar} onClick={onLimpiar}>
          Limpiar filtros
        </button>
      </li>
    </ul>
  );
}
