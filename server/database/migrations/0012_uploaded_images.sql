-- Images that staff have uploaded for a product that is not saved yet. Rows are deleted some days later, also those of
-- images that a product has by then: its own column contains the image.
CREATE TABLE uploaded_images (
  url text PRIMARY KEY,
  image jsonb NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now()
);
