// The parts of a gate's panel: what each one is given, and the section it stands in.
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { ReactNode } from 'react';
import { Section } from '#ui/layout/section.tsx';
import type { useAccion } from '../accion.tsx';
import type { ClaveDeMes } from '../meses.ts';

export interface ParteProps {
  readonly clave: ClaveDeMes;
  readonly compuerta: CierreDelMes['compuertas'][number];
  /** What proves a close does not change after it. */
  readonly estaCerrado: boolean;
  readonly accion: ReturnType<typeof useAccion>;
}

interface ParteDelPanelProps {
  readonly titulo: string;
  readonly children: ReactNode;
}

export const Parte = ({ titulo, children }: ParteDelPanelProps) => (
  <Section title={titulo} level={3} size="sm" line="above" pad="lg none">
    {children}
  </Section>
);
