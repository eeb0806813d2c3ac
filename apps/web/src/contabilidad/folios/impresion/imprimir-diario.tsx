import { type ModoDeDiario, modosDeDiario } from '@cuadra/contract/contabilidad/opciones';
import { useState } from 'react';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import type { PaperSize } from '#ui/fields/paper-field.tsx';
import { ImprimirEnFolios } from './imprimir-en-folios.tsx';
import { CamposDeNumeros, useNumeros } from './numeros.tsx';

const nombres = {
  detallado: 'Detallado',
  centralizado: 'Centralizado',
  dia: 'Por día',
  mes: 'Por mes',
} as const;

export function ImprimirDiario({ onClose }: { readonly onClose: () => void }) {
  const { numeros, ...campos } = useNumeros('diario');
  const [modo, setModo] = useState<ModoDeDiario>('detallado');
  const [papel, setPapel] = useState<PaperSize>('carta');
  return (
    <ImprimirEnFolios
      libro="diario"
      pedido={numeros === undefined ? undefined : { libro: 'diario', ...numeros, modo, papel }}
      papel={papel}
      onPapel={setPapel}
      onClose={onClose}
    >
      <CamposDeNumeros {...campos} />
      <ChoiceField
        etiqueta="Resumen"
        opciones={modosDeDiario.map((valor) => ({ valor, texto: nombres[valor] }))}
        valor={modo}
        onCambio={setModo}
        nota={modo === 'centralizado' ? 'Las cajas de cada día, en un asiento por agencia.' : undefined}
      />
    </ImprimirEnFolios>
  );
}
