// Which column is which field: closed when everything was recognised, open when something must be chosen.
import {
  type CampoDeImportacion,
  type ColumnasDeHoja,
  camposDeImportacion,
  type MapeoDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import { Button } from '@mantine/core';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { CampoDeMapeo } from './campo-de-mapeo.tsx';
import classes from './importar-partidas.module.css';
import { faltantes } from './mapeo.ts';
import { nombresDeCampo } from './nombres.ts';
import { VistaPrevia } from './vista-previa.tsx';

interface ColumnasProps {
  readonly hoja: ColumnasDeHoja;
  readonly mapeo: MapeoDePartidas;
  readonly abiertas: boolean;
  readonly ocupado: boolean;
  readonly onAbrir: () => void;
  readonly onAsignar: (campo: CampoDeImportacion, lugar: number | string | null) => void;
}

export function Columnas({ hoja, mapeo, abiertas, ocupado, onAbrir, onAsignar }: ColumnasProps) {
  if (!abiertas) {
    return (
      <div className={classes.reconocidas}>
        <span>{explicar(hoja, mapeo)}</span>
        <Button variant="subtle" size="compact-sm" disabled={ocupado} onClick={onAbrir}>
          Cambiar columnas
        </Button>
      </div>
    );
  }
  const faltan = faltantes(mapeo);
  return (
    <section className={classes.columnas} aria-label="Columnas">
      {faltan.length > 0 && (
        <FormNotice
          tono="info"
          texto={`Diga dónde está: ${faltan.map((campo) => nombresDeCampo[campo].toLowerCase()).join(', ')}.`}
        />
      )}
      <div className={classes.campos}>
        {camposDeImportacion.map((campo) => (
          <CampoDeMapeo
            key={campo}
            campo={campo}
            hoja={hoja}
            lugar={mapeo[campo]}
            ocupado={ocupado}
            onAsignar={(lugar) => onAsignar(campo, lugar)}
          />
        ))}
      </div>
      <VistaPrevia hoja={hoja} mapeo={mapeo} />
    </section>
  );
}

function explicar(hoja: ColumnasDeHoja, mapeo: MapeoDePartidas): string {
  if (mapeo !== hoja.mapeo) return 'Se usan las columnas que usted eligió.';
  return hoja.recordado
    ? 'Se usan las columnas que usted eligió la última vez para una hoja como esta.'
    : 'Las columnas se reconocieron por sus encabezados.';
}
