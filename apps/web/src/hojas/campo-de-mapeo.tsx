// Where one field comes from: a column, or one value for every row; with what it would take beside it.
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import type { ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { NativeSelect } from '@mantine/core';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import classes from './hojas.module.css';
import { muestraDe, nombreDeColumna } from './mapeo.ts';

interface CampoDeMapeoProps<C extends string> {
  readonly campo: C;
  readonly ficha: FichaDeHoja<C>;
  readonly hoja: ColumnasDeHoja<C>;
  readonly lugar: number | string | null;
  /** Whether it must be said and was not. */
  readonly falta: boolean;
  readonly ocupado: boolean;
  readonly onAsignar: (lugar: number | string | null) => void;
}

const FIJO = 'fijo';

export function CampoDeMapeo<C extends string>(props: CampoDeMapeoProps<C>) {
  const { campo, ficha, hoja, lugar, falta, ocupado, onAsignar } = props;
  const { campos, nombres, sentidos, soloFijos = [], valorFijo } = ficha;
  const esOpcional = campos.opcionales.includes(campo);
  const esFijable = valorFijo !== undefined && campos.fijables.includes(campo);
  const esFijo = typeof lugar === 'string';
  const elegir = (valor: string) => onAsignar(valor === FIJO ? '' : valor === '' ? null : Number(valor));
  if (soloFijos.includes(campo)) return <SoloFijo {...props} />;
  return (
    <div className={classes.campo}>
      <NativeSelect
        label={nombres[campo]}
        required={!esOpcional}
        withAsterisk={false}
        size="sm"
        disabled={ocupado}
        data-falta={falta || undefined}
        rightSectionWidth={28}
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        value={esFijo ? FIJO : String(lugar ?? '')}
        onChange={({ currentTarget }) => elegir(currentTarget.value)}
      >
        <option value="">{esOpcional ? 'No está en la hoja' : 'Elija la columna'}</option>
        {esFijable && <option value={FIJO}>El mismo en todas las filas</option>}
        {[...hoja.columnas.keys()].map((columna) => (
          <option key={columna} value={columna}>
            {nombreDeColumna(hoja.columnas, columna)}
          </option>
        ))}
      </NativeSelect>
      {esFijo && esFijable ? (
        valorFijo({
          campo,
          etiqueta: `${nombres[campo]} de todas las filas`,
          valor: lugar,
          ocupado,
          onCambio: onAsignar,
        })
      ) : (
        <p className={classes.muestra}>{loQueToma(hoja.filas, lugar, sentidos[campo])}</p>
      )}
    </div>
  );
}

/** No column says it: one text, or nothing. */
function SoloFijo<C extends string>({ campo, ficha, lugar, ocupado, onAsignar }: CampoDeMapeoProps<C>) {
  const { nombres, sentidos, valorFijo } = ficha;
  return (
    <div className={classes.campo}>
      <span className={classes.rotulo}>{nombres[campo]}</span>
      {valorFijo?.({
        campo,
        etiqueta: nombres[campo],
        valor: typeof lugar === 'string' ? lugar : '',
        ocupado,
        onCambio: (escrito) => onAsignar(escrito === '' ? null : escrito),
      })}
      <p className={classes.muestra}>{sentidos[campo]}</p>
    </div>
  );
}

/** What is written in the column that was chosen or, while there is none, what the field is. */
const loQueToma = (
  filas: readonly (readonly string[])[],
  lugar: number | string | null,
  sentido: string,
): string => (typeof lugar === 'number' ? muestraDe(filas, lugar).join(' · ') || 'Vacía' : sentido);
