// Where one field comes from: a column, or one value for every row; with what it would take beside it.
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import {
  type CampoDeImportacion,
  type ColumnasDeHoja,
  camposOpcionales,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { NativeSelect } from '@mantine/core';
import classes from './importar-partidas.module.css';
import { esFijable, muestraDe, nombreDeColumna } from './mapeo.ts';
import { nombresDeCampo, sentidosDeCampo } from './nombres.ts';
import { ValorFijo } from './valor-fijo.tsx';

interface CampoDeMapeoProps {
  readonly campo: CampoDeImportacion;
  readonly hoja: ColumnasDeHoja;
  readonly lugar: number | string | null;
  readonly ocupado: boolean;
  readonly onAsignar: (lugar: number | string | null) => void;
}

const FIJO = 'fijo';

export function CampoDeMapeo({ campo, hoja, lugar, ocupado, onAsignar }: CampoDeMapeoProps) {
  const esOpcional = camposOpcionales.some((opcional) => opcional === campo);
  const esFijo = typeof lugar === 'string';
  const elegir = (valor: string) => {
    if (valor === FIJO) onAsignar('');
    else onAsignar(valor === '' ? null : Number(valor));
  };
  return (
    <div className={classes.campo}>
      <NativeSelect
        label={nombresDeCampo[campo]}
        required={!esOpcional}
        withAsterisk={false}
        size="sm"
        disabled={ocupado}
        data-falta={(!esOpcional && (lugar === null || lugar === '')) || undefined}
        rightSectionWidth={28}
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        value={esFijo ? FIJO : String(lugar ?? '')}
        onChange={({ currentTarget }) => elegir(currentTarget.value)}
      >
        <option value="">{esOpcional ? 'No está en la hoja' : 'Elija la columna'}</option>
        {esFijable(campo) && <option value={FIJO}>El mismo en todas las filas</option>}
        {[...hoja.columnas.keys()].map((columna) => (
          <option key={columna} value={columna}>
            {nombreDeColumna(hoja.columnas, columna)}
          </option>
        ))}
      </NativeSelect>
      {esFijo && esFijable(campo) ? (
        <ValorFijo campo={campo} valor={lugar} ocupado={ocupado} onCambio={onAsignar} />
      ) : (
        <p className={classes.muestra}>
          {typeof lugar === 'number'
            ? muestraDe(hoja.filas, lugar).join(' · ') || 'Vacía'
            : sentidosDeCampo[campo]}
        </p>
      )}
    </div>
  );
}
