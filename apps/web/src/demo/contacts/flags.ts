// Where the flag of each country is: a file of its own, which the browser asks for when the flag comes into sight.
const files = import.meta.glob<string>('../../../../../node_modules/flag-icons/flags/4x3/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    address,
  ]),
);

export const flagOf = (iso: string): string | undefined => addresses.get(iso);
