/** Coordinates in decimal degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The only origin that the content security policy allows in frames. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

const DIRECTIONS_ADDRESS = 'https://www.google.com/maps/dir/';
/** Half the embedded map's height and width in degrees: a few streets. */
const REACH = { latitude: 0.003, longitude: 0.006 };
/** About ten centimetres; further digits would be rounding noise. */
const DECIMALS = 6;

/** Returns the address of an embeddable map around a place. */
export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(DECIMALS)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query.toString()}`;
}

/** Returns the address of directions to a place. Phones open it in their map application. */
export function directionsUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `${DIRECTIONS_ADDRESS}?${query.toString()}`;
}
