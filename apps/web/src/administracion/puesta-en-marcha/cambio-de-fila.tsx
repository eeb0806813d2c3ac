// What a row of a sheet would do.
import { Text } from '#ui/text/text.tsx';

export const CambioDeFila = ({ cambio }: { readonly cambio: string }) =>
  cambio === 'nueva' ? (
    'Nueva'
  ) : (
    <Text as="span" muted>
      Ya está: no cambia
    </Text>
  );
