// The filters in force, each with its way out, and one way out of all of them.
//
//   <FilterChips filters={[{ keyOf: 'rol', text: 'Rol: Cajero' }]} onRemove={…} onClear={…} />
import { XMarkIcon } from '@heroicons/react/20/solid';
import classes from './filter-chips.module.css';

interface FilterChipsProps<C extends string> {
  readonly filters: readonly { readonly key: C; readonly text: string }[];
  readonly onRemove: (key: C) => void;
  readonly onClear: () => void;
}

export function FilterChips<C extends string>({ filters, onRemove, onClear }: FilterChipsProps<C>) {
  if (filters.length === 0) return null;
  return (
    <ul className={classes.lista} aria-label="Filtros en uso">
      {filters.map(({ key, text }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.ficha}
            aria-label={`Quitar el filtro ${text}`}
            onClick={() => onRemove(key)}
          >
            <span className={classes.texto}>{text}</span>
            <XMarkIcon width={16} height={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.limpiar} onClick={onClear}>
          Limpiar filtros
        </button>
      </li>
    </ul>
  );
}
