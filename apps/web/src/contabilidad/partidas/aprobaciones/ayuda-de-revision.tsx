import { KeysDialog } from '#ui/keyboard/keys-dialog.tsx';

const grupos = [
  [
    'Revisar y decidir',
    [
      ['Aprobar y contabilizar', ['A']],
      ['Rechazar, con el motivo', ['R']],
      ['La siguiente que espera', ['N']],
      ['La anterior', ['P']],
      ['El soporte siguiente', ['S']],
      ['Volver a las que esperan', ['Esc']],
      ['Ver estas teclas', ['F1']],
    ],
  ],
] as const;

export function AyudaDeRevision({ onCerrar }: { readonly onCerrar: () => void }) {
  return <KeysDialog grupos={grupos} onCerrar={onCerrar} />;
}
