// Every piece of the kit in every state, for who builds screens and for the photographs of the browser tests: in development and
// in the demo, at /ui/kit. Scheme and density are those of the settings.
import { notFound } from '@tanstack/react-router';
import { offersSamples } from '#platform/samples.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Page as Frame } from '#ui/page/page.tsx';
import { Arrangements } from './arrangements.tsx';
import { Orders } from './orders.tsx';
import { Tables } from './tables.tsx';
import { Words } from './words.tsx';

export function Page() {
  if (!offersSamples() && !import.meta.env.DEV) throw notFound();
  return (
    <Frame title="Piezas" purpose="Las piezas de las que se hacen las pantallas, en todos sus estados.">
      <Stack gap="xl">
        <Words />
        <Arrangements />
        <Orders />
        <Tables />
      </Stack>
    </Frame>
  );
}
