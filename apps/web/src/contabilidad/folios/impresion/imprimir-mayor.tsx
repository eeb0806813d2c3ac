import { type AgrupacionDeMayor, agrupacionesDeMayor } from '@cuadra/contract/contabilidad/opciones';
import { useState } from 'react';
import { NivelField } from '#contabilidad/libros-legales/nivel-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import type { PaperSize } from '#ui/fields/paper-field.tsx';
import { ImprimirEnFolios } from './imprimir-en-folios.tsx';
import { CamposDeNumeros, useNumeros } from './numeros.tsx';

const nombres = { movimiento: 'Por movimiento', dia: 'Por día', mes: 'Por mes' } as const;

export function ImprimirMayor({ onClose }: { readonly onClose: () => void }) {
  const { numeros, ...campos } = useNumeros('mayor');
  const [agrupacion, setAgrupacion] = useState<AgrupacionDeMayor>('dia');
  const [nivel, setNivel] = useState<number>();
  const [papel, setPapel] = useState<PaperSize>('carta');
  const forma = { agrupacion, papel, ...(nivel === undefined ? {} : { nivel }) };
  return (
    <ImprimirEnFolios
      libro="mayor"
      pedido={numeros === undefined ? undefined : { libro: 'mayor', ...numeros, ...forma }}
      papel={papel}
      onPapel={setPapel}
      onClose={onClose}
    >
      <CamposDeNumeros {...campos} />
      <ChoiceField
        etiqueta="Centralizado"
        opciones={agrupacionesDeMayor.map((valor) => ({ valor, texto: nombres[valor] }))}
        valor={agrupacion}
        onCambio={setAgrupacion}
      />
      <NivelField valor={nivel} onCambio={setNivel} />
    </ImprimirEnFolios>
  );
}
